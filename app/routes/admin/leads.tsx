import { Outlet, useLocation } from 'react-router'
import { readClientName } from '#app/features/accounts/clients/client-service.server.ts'
import { listState } from '#app/features/engagements/engagement-list-query.ts'
import { InboxTabs } from '#app/features/inbox/inbox-tabs.tsx'
import { LeadList } from '#app/features/leads/lead-list.tsx'
import { leadLists, leadPlaceOf } from '#app/features/leads/lead-list-query.ts'
import { listLeads } from '#app/features/leads/lead-service.server.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { ListFailure, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { leadsPage } from '#content/admin.ts'
import { inboxPage } from '#content/inbox.ts'
import type { Route } from './+types/leads'

const listCopy = {
  leads: leadsPage,
  inbox: { ...leadsPage, ...inboxPage.list },
}

export const meta: Route.MetaFunction = ({ location }) => listMeta(listCopy[leadPlaceOf(location)])

/** The list of blueprint leads; as the inbox, the list of all leads. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const place = leadPlaceOf(url)
  const query = readListQuery(leadLists[place], new URLSearchParams(listState(url.searchParams)))
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [page, clientName] = await Promise.all([
    listLeads(app, actor, place, query),
    query.client ? readClientName(app, actor, query.client) : undefined,
  ])
  return { ...page, clientName, place, query, search: shownSearch(leadLists[place], query) }
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const isInbox = loaderData.place === 'inbox'
  return (
    <>
      <LeadList {...loaderData} tabs={isInbox && <InboxTabs selected="submissions" />} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error, params: _ }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} copy={listCopy[leadPlaceOf(useLocation())]} />
}
