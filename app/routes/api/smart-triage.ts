import {
  streamEvents,
  wantsEvents,
} from '#app/features/assistant/conversation/event-stream.server.ts'
import {
  answerJson,
  faultOf,
  onlyMethod,
} from '#app/features/assistant/conversation/json-answer.server.ts'
import {
  answerMessage,
  readTriageRequest,
  takeMessage,
} from '#app/features/assistant/conversation/triage-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/smart-triage'

export const loader = () => onlyMethod('POST')

/** Answers one message of the chat: as JSON, or as a stream while the answer is written. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const app = context.get(appContext)
  return answerJson(context, async () => {
    const body: unknown = await request.json().catch(() => undefined)
    const taken = await takeMessage(app, readTriageRequest(body))
    if (!wantsEvents(request))
      return Response.json(await answerMessage(app, taken), {
        headers: { 'cache-control': 'no-store' },
      })
    // A browser that loses the stream sends the same message again and gets the whole answer.
    return streamEvents(({ send, close }) => {
      answerMessage(app, taken, (text) => send('token', { text }))
        .then((answer) => send('reply', answer))
        .catch((error) => send('error', faultOf(context, error).body))
        .finally(close)
    })
  })
}
