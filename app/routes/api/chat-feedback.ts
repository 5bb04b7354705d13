import { takeFeedback } from '#app/features/assistant/conversation/feedback-service.server.ts'
import { answerJson, onlyMethod } from '#app/features/assistant/conversation/json-answer.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-feedback'

export const loader = () => onlyMethod('POST')

/** Takes what a visitor thinks of an answer or of the conversation. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(context, async () => {
    const body: unknown = await request.json().catch(() => undefined)
    await takeFeedback(context.get(appContext), body)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
