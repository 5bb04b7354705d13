import { downloadChatFile } from '#app/features/assistant/admin/admin-conversation-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/conversation-file'

/** A visitor's file, always to be saved. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const by = { actor: context.get(actorContext) }
  return downloadChatFile(context.get(appContext), by, request, params)
}
