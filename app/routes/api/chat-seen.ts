import { answerJson, onlyMethod } from '#app/features/assistant/conversation/json-answer.server.ts'
import { noteRead } from '#app/features/assistant/conversation/presence-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-seen'

export const loader = () => onlyMethod('POST')

/** Notes which messages the visitor has read. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(context, async () => {
    const body: unknown = await request.json().catch(() => undefined)
    await noteRead(context.get(appContext), body)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
