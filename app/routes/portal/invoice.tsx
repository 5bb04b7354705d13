import { findInvoice } from '#app/features/billing/invoice-service.server.ts'
import { PortalInvoicePage } from '#app/features/billing/portal-invoice-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/invoice'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.invoice.number ?? ''} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return { invoice: await findInvoice(app, actor, params.invoiceId) }
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  return <PortalInvoicePage {...loaderData} />
}
