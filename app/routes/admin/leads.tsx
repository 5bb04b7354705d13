import { data, Outlet } from 'react-router'
import { leadsPage } from '#app/content/en/admin.ts'
import { LeadList } from '#app/features/leads/lead-list.tsx'
import { readLeadListQuery } from '#app/features/leads/lead-list-query.ts'
import { type LeadStatus, leadStatuses } from '#app/features/leads/lead.ts'
import { changeLeadStatus, listLeads } from '#app/features/leads/lead-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import type { Route } from './+types/leads'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readLeadListQuery(url.searchParams)
  const page = await listLeads(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: url.search }
}

/** Moves the ticked leads to a status. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const ids = form.getAll('lead').filter((id) => typeof id === 'string')
  const status = leadStatuses.find((one) => one === textField(form, 'status', 20)) as LeadStatus | undefined
  if (!status || ids.length === 0) return data({ error: leadsPage.bulk.none }, 422)
  const changed = await changeLeadStatus(context.get(appContext), context.get(actorContext), ids.slice(0, 200), status)
  return redirectWithToast(`/lead_admin/leads${url.search}`, { title: leadsPage.bulk.done(changed) })
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <LeadList {...loaderData} error={actionData?.error} />
      <Outlet />
    </>
  )
}
