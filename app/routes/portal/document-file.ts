import { markOpened } from '#app/features/accounts/notifications/notification-service.server.ts'
import { downloadDocument } from '#app/features/documents/document-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/document-file'

/**
 * A document's file: whole or in a range, the current version or `?version=`, as a download or
 * `?inline=1`.
 */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  await markOpened(context.get(appContext), context.get(actorContext), request)
  return downloadDocument(context.get(appContext), context.get(actorContext), request, {
    id: params.documentId,
    version: url.searchParams.get('version'),
    inline: url.searchParams.get('inline') === '1',
  })
}
