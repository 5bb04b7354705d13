import { portalInvoiceList } from '#app/features/billing/invoice-list-query.ts'
import { listOwnInvoices } from '#app/features/billing/invoice-service.server.ts'
import { PortalInvoiceList } from '#app/features/billing/portal-invoice-list.tsx'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { billing } from '#content/billing.ts'
import { portalInvoices } from '#content/portal-invoices.ts'
import type { Route } from './+types/invoices'

const copy = { ...portalInvoices, empty: billing.empty }

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(portalInvoiceList, url.searchParams)
  const page = await listOwnInvoices(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  return <PortalInvoiceList {...loaderData} />
}

export const ErrorBoundary = listErrors(copy)
