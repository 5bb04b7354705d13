import { downloadChatFile } from '#app/features/assistant/admin/admin-conversation-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/conversation-file'

/** Sends a visitor's file as a download. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return downloadChatFile(context.get(appContext), context.get(actorContext), request, params)
}
