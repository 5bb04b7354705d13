import { answerJson, onlyMethod } from '#app/features/assistant/conversation/json-answer.server.ts'
import { stopAnswer } from '#app/features/assistant/conversation/stop-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-stop'

export const loader = () => onlyMethod('POST')

/** Stops the answer that is being written. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(context, async () => {
    const body: unknown = await request.json().catch(() => undefined)
    await stopAnswer(context.get(appContext), body)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
