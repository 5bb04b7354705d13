import { readChatHours } from '#app/features/assistant/conversation/hours-service.server.ts'
import { answerJson } from '#app/features/assistant/conversation/json-answer.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-hours'

/** When people answer in the chat. */
export function loader({ context }: Route.LoaderArgs) {
  return answerJson(context, async () =>
    Response.json(await readChatHours(context.get(appContext)), {
      headers: { 'cache-control': 'no-store' },
    }),
  )
}
