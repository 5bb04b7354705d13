import { downloadEvidence } from '#app/features/company/evidence-download-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/trust-document'

/** A file of the company that staff have published. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  return downloadEvidence(...by, request, params.evidenceId)
}
