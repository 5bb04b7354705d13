import {
  readNews,
  readNewsRequest,
  streamNews,
} from '#app/features/assistant/conversation/chat-events-service.server.ts'
import { wantsEvents } from '#app/features/assistant/conversation/event-stream.server.ts'
import { answerJson } from '#app/features/assistant/conversation/json-answer.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-events'

/** What staff write to an open chat: as it comes, or what there is by now. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  return answerJson(context, async () => {
    const asked = await readNewsRequest(app, url.searchParams)
    if (wantsEvents(request)) return streamNews(app, asked, request)
    return Response.json(await readNews(app, asked), { headers: { 'cache-control': 'no-store' } })
  })
}
