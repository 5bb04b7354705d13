import { answerJson, onlyMethod } from '#app/features/assistant/conversation/json-answer.server.ts'
import { resumeChat } from '#app/features/assistant/conversation/resume-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-resume'

export const loader = () => onlyMethod('POST')

/** Lets a new load of the page go on with a conversation by its key. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(context, async () => {
    const body: unknown = await request.json().catch(() => undefined)
    await resumeChat(context.get(appContext), body)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
