import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { LegalDocument } from '#app/features/site/legal/legal-document.tsx'
import { TermsOpening } from '#app/features/site/legal/terms-opening.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { requestContext } from '#app/platform/context.ts'
import { terms } from '#content/legal/terms.ts'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = (args) => siteMeta(terms.meta, args)

export const loader = ({ context }: Route.LoaderArgs) => ({
  today: context.get(requestContext).now.toISOString(),
})

export default function Terms({ loaderData }: Route.ComponentProps) {
  const termsCopy = usePageCopy(terms)
  return (
    <>
      <TermsOpening today={loaderData.today} />
      <LegalDocument copy={termsCopy} others={['/privacy', '/cookies', '/contact']} />
    </>
  )
}
