import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { TicketQueue } from '#app/features/tickets/admin-ticket-list.tsx'
import { listQueue } from '#app/features/tickets/admin-ticket-service.server.ts'
import { readTicketListQuery } from '#app/features/tickets/ticket-list-query.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { supportPage, ticketDesk } from '#content/tickets.ts'
import type { Route } from './+types/tickets'

export const meta: Route.MetaFunction = () => [
  { title: `${ticketDesk.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readTicketListQuery(url.searchParams, 'waiting')
  const clientSearch = readClientSearch(url.searchParams)
  const client = query.client === 'all' ? '' : query.client
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [page, clients] = await Promise.all([
    listQueue(app, actor, query),
    readClientChoice(app, actor, clientSearch, client),
  ])
  return { ...page, query, client, clients, clientSearch }
}

export default function Tickets({ loaderData }: Route.ComponentProps) {
  const { client, clients, clientSearch, ...queue } = loaderData
  return (
    <TicketQueue
      {...queue}
      clientPicker={
        <ClientPicker
          id="ticket-client"
          name="client"
          label={ticketDesk.client}
          empty={ticketDesk.allClients}
          clients={clients}
          value={client}
          search={clientSearch}
          findAction="/lead_admin/tickets"
        />
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failure, retry } = supportPage
  return <ListError error={error} title={ticketDesk.title} text={failure} retry={retry} />
}
