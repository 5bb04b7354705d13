import { markOpened } from '#app/features/accounts/notifications/notification-service.server.ts'
import { downloadInvoice } from '#app/features/billing/invoice-download-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/invoice-pdf'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const wanted = { id: params.invoiceId }
  await markOpened(context.get(appContext), context.get(actorContext), request)
  return downloadInvoice(context.get(appContext), context.get(actorContext), wanted)
}
