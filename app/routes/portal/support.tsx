import { Outlet } from 'react-router'
import { TicketList } from '#app/features/tickets/portal-ticket-list.tsx'
import { listTickets } from '#app/features/tickets/portal-ticket-service.server.ts'
import { readTicketListQuery } from '#app/features/tickets/ticket-list-query.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { supportPage } from '#content/tickets.ts'
import type { Route } from './+types/support'

export const meta: Route.MetaFunction = () => [
  { title: `${supportPage.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  const query = readTicketListQuery(url.searchParams)
  const page = await listTickets(context.get(appContext), actor, query)
  const viewing = actor.kind === 'user' && Boolean(actor.viewing)
  return { ...page, query, search: url.search, viewing }
}

export default function Support({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <TicketList {...loaderData} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, failure, retry } = supportPage
  return <ListError error={error} title={title} text={failure} retry={retry} />
}
