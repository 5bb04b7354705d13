import { sendAttachment } from '#app/features/tickets/portal-ticket-service.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/ticket-attachment'

/** A file of the thread. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { ip } = context.get(requestContext)
  const one = { ...params, ip }
  return sendAttachment(context.get(appContext), context.get(actorContext), request, one)
}
