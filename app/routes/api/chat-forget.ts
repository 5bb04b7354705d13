import { answerJson, onlyMethod } from '#app/features/assistant/conversation/json-answer.server.ts'
import { forgetChat } from '#app/features/assistant/conversation/resume-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-forget'

export const loader = () => onlyMethod('POST')

/** Forgets a conversation: its key is deleted. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(context, async () => {
    const body: unknown = await request.json().catch(() => undefined)
    await forgetChat(context.get(appContext), body)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
