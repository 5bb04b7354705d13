import { LegalDocument } from '#app/features/site/legal/legal-document.tsx'
import { PrivacyOpening } from '#app/features/site/legal/privacy-opening.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { requestContext } from '#app/platform/context.ts'
import { privacy } from '#content/legal/privacy.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = (args) => siteMeta(privacy.meta, args)

export const loader = ({ context }: Route.LoaderArgs) => ({
  today: context.get(requestContext).now.toISOString(),
})

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PrivacyOpening today={loaderData.today} />
      <LegalDocument copy={privacy} others={['/terms', '/cookies', '/contact']} />
    </>
  )
}
