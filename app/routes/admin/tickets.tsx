import { listQueue } from '#app/features/tickets/ticket-desk-service.server.ts'
import { readTicketListQuery } from '#app/features/tickets/ticket-list-query.ts'
import { TicketQueue } from '#app/features/tickets/ticket-queue.tsx'
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
  const page = await listQueue(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function Tickets({ loaderData }: Route.ComponentProps) {
  return <TicketQueue {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failure, retry } = supportPage
  return <ListError error={error} title={ticketDesk.title} text={failure} retry={retry} />
}
