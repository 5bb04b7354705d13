import { atomFeed, feedTypes } from '#app/features/insights/feed/feed.ts'
import { newestInsights } from '#app/features/insights/insight-service.server.ts'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/feed-atom'

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const insights = await dependsOnPublished(context, newestInsights(app))
  const today = new Date(context.get(requestContext).now)
  today.setUTCHours(0, 0, 0, 0)
  const body = atomFeed(new URL(app.config.baseUrl).origin, insights, today)
  return new Response(body, { headers: { 'Content-Type': `${feedTypes.atom}; charset=utf-8` } })
}
