import { answerJson, onlyMethod } from '#app/features/assistant/conversation/json-answer.server.ts'
import { takeUpload } from '#app/features/assistant/conversation/upload-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { conversationCopy } from '#content/conversations.ts'
import type { Route } from './+types/chat-uploads'

export const loader = () => onlyMethod('POST')

/** Takes one file for a chat, as a form with `sessionId` and `file`. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(
    context,
    async () =>
      Response.json(await takeUpload(context.get(appContext), request), {
        headers: { 'cache-control': 'no-store' },
      }),
    conversationCopy.errors.uploadFailed,
  )
}
