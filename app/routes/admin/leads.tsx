import { Outlet } from 'react-router'
import { LeadList } from '#app/features/leads/lead-list.tsx'
import { readLeadListQuery } from '#app/features/leads/lead-list-query.ts'
import { listLeads } from '#app/features/leads/lead-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/leads'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readLeadListQuery(url.searchParams)
  const page = await listLeads(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: url.search }
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LeadList {...loaderData} />
      <Outlet />
    </>
  )
}
