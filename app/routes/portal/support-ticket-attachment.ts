import { sendAttachment } from '#app/features/tickets/portal-ticket-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/support-ticket-attachment'

/** An attachment of a ticket. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const one = { ...params }
  return sendAttachment(context.get(appContext), context.get(actorContext), request, one)
}
