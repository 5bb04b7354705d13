import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { startCheckout } from '#app/features/billing/card/card-checkout-service.server.ts'
import { cardOffer } from '#app/features/billing/card/card-offer.server.ts'
import { type CardAnswer, CardPage } from '#app/features/billing/card/card-page.tsx'
import { findInvoice } from '#app/features/billing/invoice-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { cardPayments } from '#content/card-payments.ts'
import type { Route } from './+types/invoice-card'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(cardPayments.page.metaTitle(loaderData?.invoice.number ?? ''))

export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const invoice = await findInvoice(app, actor, params.invoiceId)
  return { invoice, card: cardOffer(app, actor, invoice) }
}

/** Opens the provider's page; when they do not answer, the page says how to pay otherwise. */
export async function action({ params, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  try {
    const { url } = await startCheckout(...by, params.invoiceId)
    if (url) return data({ url, error: null } satisfies CardAnswer)
    return data({ url, error: cardPayments.away } satisfies CardAnswer, 503)
  } catch (error) {
    const isExpected =
      error instanceof AppError && ['conflict', 'rate_limited'].includes(error.code)
    if (!isExpected) throw error
    return data({ url: null, error: error.userMessage } satisfies CardAnswer, error.init)
  }
}

export default function InvoiceCard({ loaderData, actionData }: Route.ComponentProps) {
  return <CardPage {...loaderData} answer={actionData} />
}
