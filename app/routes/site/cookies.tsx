import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { CookiesOpening } from '#app/features/site/legal/cookies-opening.tsx'
import { LegalDocument } from '#app/features/site/legal/legal-document.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { requestContext } from '#app/platform/context.ts'
import { cookies } from '#content/legal/cookies.ts'
import type { Route } from './+types/cookies'

export const meta: Route.MetaFunction = (args) => siteMeta(cookies.meta, args)

export const loader = ({ context }: Route.LoaderArgs) => ({
  today: context.get(requestContext).now.toISOString(),
})

export default function Cookies({ loaderData }: Route.ComponentProps) {
  const cookiesCopy = usePageCopy(cookies)
  return (
    <>
      <CookiesOpening today={loaderData.today} />
      <LegalDocument copy={cookiesCopy} others={['/privacy', '/terms', '/contact']} />
    </>
  )
}
