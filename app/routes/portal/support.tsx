import { Outlet } from 'react-router'
import { PortalTicketList } from '#app/features/tickets/portal-ticket-list.tsx'
import { listPortalTickets } from '#app/features/tickets/portal-ticket-service.server.ts'
import { portalTicketList } from '#app/features/tickets/ticket-list-query.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { supportPage } from '#content/tickets.ts'
import type { Route } from './+types/support'

export const meta: Route.MetaFunction = () => listMeta(supportPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  const query = readListQuery(portalTicketList, url.searchParams)
  const page = await listPortalTickets(context.get(appContext), actor, query)
  const viewing = actor.kind === 'user' && Boolean(actor.viewing)
  return { ...page, query, search: shownSearch(portalTicketList, query), viewing }
}

export default function Support({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PortalTicketList {...loaderData} />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = listErrors(supportPage)
