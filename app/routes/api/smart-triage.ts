import type { TriageAnswer } from '#app/features/assistant/assistant.ts'
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
  helpOrThrow,
  readTriageRequest,
  takeMessage,
} from '#app/features/assistant/conversation/triage-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/smart-triage'

/** Proxies close a connection that is silent for long; in milliseconds. */
const betweenPings = 15_000

export const loader = () => onlyMethod('POST')

const take = async (app: App, body: unknown) => takeMessage(app, readTriageRequest(body))

const answered = (answer: TriageAnswer): Response =>
  Response.json(answer, { headers: { 'cache-control': 'no-store' } })

/** Answers one message of the chat: as JSON, or as a stream while the answer is written. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const app = context.get(appContext)
  return answerJson(context, async () => {
    const body: unknown = await request.json().catch(() => undefined)
    // Somebody in danger is answered whatever goes wrong.
    const help = (error: unknown) => helpOrThrow(app, body, error)
    const taken = await take(app, body).catch(help)
    if (!('request' in taken)) return answered(taken)
    if (!wantsEvents(request)) return answered(await answerMessage(app, taken).catch(help))
    // A browser that loses the stream sends the same message again and gets the whole answer.
    return streamEvents(({ send, ping, close }) => {
      const pings = setInterval(ping, betweenPings)
      answerMessage(app, taken, (text) => send('token', { text }))
        .catch(help)
        .then((answer) => send('reply', answer))
        .catch((error) => {
          const { body, status } = faultOf(context, error)
          send('error', { ...body, status })
        })
        .finally(() => {
          clearInterval(pings)
          close()
        })
    })
  })
}
