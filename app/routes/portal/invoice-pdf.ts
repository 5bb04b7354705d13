import { markOpened } from '#app/features/accounts/notifications/notification-service.server.ts'
import { downloadInvoice } from '#app/features/billing/invoice-download-service.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/invoice-pdf'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ip } = context.get(requestContext)
  const wanted = { id: params.invoiceId, ip }
  await markOpened(context.get(appContext), context.get(actorContext), request)
  return downloadInvoice(context.get(appContext), context.get(actorContext), wanted)
}
