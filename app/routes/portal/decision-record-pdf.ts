import { downloadRecord } from '#app/features/decisions/decision-record-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/decision-record-pdf'

export function loader({ params, context }: Route.LoaderArgs) {
  return downloadRecord(context.get(appContext), context.get(actorContext), params.decisionId)
}
