import {
  readChatEvent,
  readEventsRequest,
  streamChatEvents,
} from '#app/features/assistant/conversation/chat-events-service.server.ts'
import { wantsEvents } from '#app/features/assistant/conversation/event-stream.server.ts'
import { answerJson } from '#app/features/assistant/conversation/json-answer.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-events'

/** The events of a chat: as a stream, or once as JSON. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  return answerJson(context, async () => {
    const asked = await readEventsRequest(app, url.searchParams)
    if (wantsEvents(request)) return streamChatEvents(app, asked, request)
    return Response.json(await readChatEvent(app, asked), {
      headers: { 'cache-control': 'no-store' },
    })
  })
}
