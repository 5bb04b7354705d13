import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { confirmCheckout } from '#app/features/billing/card/card-checkout-service.server.ts'
import { cardOffer } from '#app/features/billing/card/card-offer.server.ts'
import { findInvoice } from '#app/features/billing/invoice-service.server.ts'
import { PortalInvoicePage } from '#app/features/billing/portal-invoice-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/invoice'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.invoice.number ?? '')

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const isBack = url.searchParams.get('card') === 'done'
  const found = await findInvoice(...by, params.invoiceId)
  const isUnknown = isBack && (await confirmCheckout(...by, found))
  const invoice = isUnknown ? await findInvoice(...by, params.invoiceId) : found
  return { invoice, card: cardOffer(...by, invoice), isBack }
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  return <PortalInvoicePage {...loaderData} />
}
