import { feedTypes, jsonFeed } from '#app/features/insights/feed/feed.ts'
import { newestInsights } from '#app/features/insights/insight-service.server.ts'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/feed-json'

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const insights = await dependsOnPublished(context, newestInsights(app))
  const body = jsonFeed(new URL(app.config.baseUrl).origin, insights)
  return new Response(body, { headers: { 'Content-Type': `${feedTypes.json}; charset=utf-8` } })
}
