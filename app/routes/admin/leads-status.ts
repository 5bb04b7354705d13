import { redirect } from 'react-router'
import { leadStatuses } from '#app/features/leads/lead.ts'
import { leadPlaces } from '#app/features/leads/lead-list-query.ts'
import { changeLeadStatus } from '#app/features/leads/lead-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadsPage } from '#content/admin.ts'
import type { Route } from './+types/leads-status'

const idsAtOnce = 200

export const loader = () => redirect('/lead_admin/leads')

/** Moves the ticked leads to a status and returns to the list they were ticked in. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const place = form.get('place') === 'inbox' ? 'inbox' : 'leads'
  const list = `${leadPlaces[place].path}${url.search}`
  const ids = form.getAll('lead').filter((id) => typeof id === 'string')
  const status = leadStatuses.find((one) => one === textField(form, 'status', 20))
  if (!status || ids.length === 0) {
    return redirectWithToast(list, { title: leadsPage.bulk.none, tone: 'destructive' })
  }
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const changed = await changeLeadStatus(app, actor, ids.slice(0, idsAtOnce), status)
  return redirectWithToast(list, { title: leadsPage.bulk.done(changed) })
}
