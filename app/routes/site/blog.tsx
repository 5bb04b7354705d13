import { readInsightQuery } from '#app/features/insights/insight-query.ts'
import { listInsights } from '#app/features/insights/insight-service.server.ts'
import { InsightContents } from '#app/features/insights/reading/insight-contents.tsx'
import { StayUpdated } from '#app/features/newsletter/stay-updated.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { appContext } from '#app/platform/context.ts'
import { insightsPage } from '#content/insights.ts'
import type { Route } from './+types/blog'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readInsightQuery(url.searchParams)
  return { ...(await listInsights(context.get(appContext), query)), query }
}

export const meta: Route.MetaFunction = (args) => siteMeta(insightsPage.meta, args)

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <InsightContents {...loaderData}>
      <StayUpdated />
    </InsightContents>
  )
}
