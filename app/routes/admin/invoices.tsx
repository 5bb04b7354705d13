import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { InvoiceList } from '#app/features/billing/admin-invoice-list.tsx'
import { readInvoiceListQuery } from '#app/features/billing/invoice-list-query.ts'
import { listInvoices } from '#app/features/billing/invoice-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { invoicesPage as words } from '#content/admin-invoices.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/invoices'

export const meta: Route.MetaFunction = () => [
  { title: `${words.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const query = readInvoiceListQuery(url.searchParams)
  const clientSearch = readClientSearch(url.searchParams)
  const [page, clients] = await Promise.all([
    listInvoices(...by, query),
    readClientChoice(...by, clientSearch, query.clientId ?? ''),
  ])
  return { ...page, query, clients, clientSearch }
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { clients, clientSearch, ...list } = loaderData
  return (
    <InvoiceList
      {...list}
      clientPicker={
        <ClientPicker
          id="invoices-client"
          name="client"
          label={words.client}
          empty={words.allClients}
          clients={clients}
          value={list.query.clientId ?? ''}
          search={clientSearch}
          findAction="/lead_admin/invoices"
        />
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={words.title} text={words.failure} retry={words.retry} />
}
