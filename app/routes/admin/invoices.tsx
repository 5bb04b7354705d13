import { redirect } from 'react-router'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientFilter } from '#app/features/accounts/clients/client-filter.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { AdminInvoiceList } from '#app/features/billing/admin-invoice-list.tsx'
import { adminInvoiceList } from '#app/features/billing/invoice-list-query.ts'
import { listInvoicesWithViews } from '#app/features/billing/invoice-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { firstHref } from '#app/lists/list-views.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { invoicesPage as copy } from '#content/admin-invoices.ts'
import type { Route } from './+types/invoices'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const query = readListQuery(adminInvoiceList, url.searchParams)
  const clientSearch = readClientSearch(url.searchParams)
  const [page, clients] = await Promise.all([
    listInvoicesWithViews(...by, query),
    readClientChoice(...by, clientSearch, query.client),
  ])
  const first = firstHref(adminInvoiceList, url, page.views)
  if (first) throw redirect(first)
  return { ...page, query, clients, clientSearch }
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { clients, clientSearch, ...list } = loaderData
  return (
    <AdminInvoiceList
      {...list}
      clientPicker={
        <ClientFilter
          list={adminInvoiceList}
          copy={copy}
          clients={clients}
          value={list.query.client}
          search={clientSearch}
        />
      }
    />
  )
}

export const ErrorBoundary = listErrors(copy)
