import { downloadQuarantinedFile } from '#app/features/inbox/inbox-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/quarantine-file'

/** The file of a quarantined submission, whole or in a range, always as a download. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  return downloadQuarantinedFile(context.get(appContext), actor, request, params.quarantineId)
}
