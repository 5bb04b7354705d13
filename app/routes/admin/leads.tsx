import { Outlet } from 'react-router'
import { InboxTabs } from '#app/features/inbox/inbox-tabs.tsx'
import { LeadList } from '#app/features/leads/lead-list.tsx'
import { leadPlaceOf, readLeadListQuery } from '#app/features/leads/lead-list-query.ts'
import { listLeads } from '#app/features/leads/lead-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/leads'

/** The register of blueprint leads, and as the inbox that of every source. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readLeadListQuery(url.searchParams, leadPlaceOf(url))
  const page = await listLeads(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: url.search }
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const isInbox = loaderData.query.place === 'inbox'
  return (
    <>
      <LeadList {...loaderData} tabs={isInbox && <InboxTabs selected="submissions" />} />
      <Outlet />
    </>
  )
}
