import { redirect } from 'react-router'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientFilter } from '#app/features/accounts/clients/client-filter.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { AdminTicketList } from '#app/features/tickets/admin-ticket-list.tsx'
import { listAdminTickets } from '#app/features/tickets/admin-ticket-service.server.ts'
import { adminTicketList } from '#app/features/tickets/ticket-list-query.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { firstHref } from '#app/lists/list-views.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { adminTicketsPage } from '#content/tickets.ts'
import type { Route } from './+types/tickets'

export const meta: Route.MetaFunction = () => listMeta(adminTicketsPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  let query = readListQuery(adminTicketList, url.searchParams)
  const clientSearch = readClientSearch(url.searchParams)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  let [page, clients] = await Promise.all([
    listAdminTickets(app, actor, query),
    readClientChoice(app, actor, clientSearch, query.client),
  ])
  const gone: string[] = []
  // Whoever has no account any more is assigned nothing: the view is shown without that filter.
  if (isUuid(query.assignee) && !page.staff.some(({ id }) => id === query.assignee)) {
    gone.push(adminTicketsPage.assignee)
    query = { ...query, assignee: 'all' }
    page = await listAdminTickets(app, actor, query)
  }
  const first = firstHref(adminTicketList, url, page.views)
  if (first) throw redirect(first)
  return { ...page, gone, query, clients, clientSearch }
}

export default function Tickets({ loaderData }: Route.ComponentProps) {
  const { clients, clientSearch, ...page } = loaderData
  return (
    <AdminTicketList
      {...page}
      clientPicker={
        <ClientFilter
          list={adminTicketList}
          copy={adminTicketsPage}
          clients={clients}
          value={page.query.client}
          search={clientSearch}
        />
      }
    />
  )
}

export const ErrorBoundary = listErrors(adminTicketsPage)
