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

/** The chat's door: one message in, one answer out, as JSON or as it is written. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const app = context.get(appContext)
  return answerJson(context, async () => {
    const body: unknown = await request.json().catch(() => undefined)
    const turned = await takeMessage(app, readTriageRequest(body))
    if (!wantsEvents(request))
      return Response.json(await answerMessage(app, turned), {
        headers: { 'cache-control': 'no-store' },
      })
    // Whoever stops reading finds the whole answer when the same message is sent again.
    return streamEvents(({ send, close }) => {
      answerMessage(app, turned, (text) => send('token', { text }))
        .then((answer) => send('reply', answer))
        .catch((error) => send('error', faultOf(context, error).body))
        .finally(close)
    })
  })
}
