import { statusFeed, statusFeedType } from '#app/features/status/status-feed.ts'
import { appContext } from '#app/platform/context.ts'
import { dependsOn } from '#app/platform/page-dependencies.server.ts'
import { statusUnknown } from '#content/status.ts'
import type { Route } from './+types/status-feed-atom'

const keptFor = 30_000

/** The newest updates, from memory too while the database is away. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { board } = await app.statusBoard.read()
  dependsOn(context, ['status'], new Date(app.now().getTime() + keptFor))
  if (!board) return new Response(statusUnknown.text, { status: 503 })
  const body = statusFeed(new URL(app.config.baseUrl).origin, board)
  return new Response(body, { headers: { 'Content-Type': `${statusFeedType}; charset=utf-8` } })
}
