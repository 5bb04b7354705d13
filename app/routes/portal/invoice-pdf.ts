import { downloadInvoice } from '#app/features/billing/invoice-download-service.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/invoice-pdf'

export function loader({ params, context }: Route.LoaderArgs) {
  const { ip } = context.get(requestContext)
  const wanted = { id: params.invoiceId, ip }
  return downloadInvoice(context.get(appContext), context.get(actorContext), wanted)
}
