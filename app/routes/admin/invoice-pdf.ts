import { downloadInvoice } from '#app/features/billing/invoice-download-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/invoice-pdf'

export function loader({ params, context }: Route.LoaderArgs) {
  const wanted = { id: params.invoiceId }
  return downloadInvoice(context.get(appContext), context.get(actorContext), wanted)
}
