import { readInvoiceListQuery } from '#app/features/billing/invoice-list-query.ts'
import { listInvoices } from '#app/features/billing/invoice-service.server.ts'
import { PortalInvoiceList } from '#app/features/billing/portal-invoice-list.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { portalInvoices as words } from '#content/portal-invoices.ts'
import type { Route } from './+types/invoices'

export const meta: Route.MetaFunction = () => [
  { title: `${words.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readInvoiceListQuery(url.searchParams)
  const page = await listInvoices(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  return <PortalInvoiceList {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={words.title} text={words.failure} retry={words.retry} />
}
