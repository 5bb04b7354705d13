import { answerJson } from '#app/features/assistant/conversation/json-answer.server.ts'
import { sendSignedFile } from '#app/features/assistant/conversation/upload-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/chat-files'

/** Sends a file of a chat by its signed address. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  return answerJson(context, () =>
    sendSignedFile(context.get(appContext), request, url.searchParams),
  )
}
