import { downloadPermission } from '#app/features/references/reference-evidence-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/reference-evidence'

/** What shows the permission of a reference, for staff. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  return downloadPermission(...by, request, params.referenceId)
}
