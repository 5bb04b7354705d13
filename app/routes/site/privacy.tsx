import { LegalDocument } from '#app/features/site/legal/legal-document.tsx'
import { PrivacyOpening } from '#app/features/site/legal/privacy-opening.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import { privacy, privacyArticles } from '#content/legal/privacy.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = (args) => siteMeta(privacy.meta, args)

/** The operator's settings are the same for every visitor, so the page may be cached. */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(appContext)
  return {
    today: context.get(requestContext).now.toISOString(),
    kept: {
      applicationDays: config.applicationRetentionDays,
      conversationDays: config.conversationRetentionDays,
      auditDays: config.auditKeepDays,
    },
  }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PrivacyOpening today={loaderData.today} />
      <LegalDocument
        copy={{ articles: privacyArticles(loaderData.kept) }}
        others={['/terms', '/cookies', '/contact']}
      />
    </>
  )
}
