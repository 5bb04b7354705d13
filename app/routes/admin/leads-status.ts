import { redirect } from 'react-router'
import { leadStatuses } from '#app/features/leads/lead.ts'
import { leadLists } from '#app/features/leads/lead-list-query.ts'
import { changeLeadStatus } from '#app/features/leads/lead-status-service.server.ts'
import { undoOffer } from '#app/features/undo/undo.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadsPage } from '#content/admin.ts'
import type { Route } from './+types/leads-status'

const idsAtOnce = 200

export const loader = () => redirect('/lead_admin/leads')

/** Changes the status of the selected leads and returns to the list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const place = form.get('place') === 'inbox' ? 'inbox' : 'leads'
  const list = `${leadLists[place].path}${url.search}`
  const ticked = form.getAll('lead').map(asTicked)
  const status = leadStatuses.find((one) => one === textField(form, 'status', 20))
  if (!status || ticked.length === 0) {
    return redirectWithToast(list, { title: leadsPage.bulk.none, tone: 'destructive' })
  }
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const moved = await changeLeadStatus(app, actor, ticked.slice(0, idsAtOnce), status)
  const { done, stale } = leadsPage.bulk
  return redirectWithToast(list, {
    title: done(moved.changed),
    ...undoOffer(moved.change),
    ...(moved.stale > 0 && { description: stale(moved.stale), tone: 'destructive' }),
  })
}

/** A selected lead, and the status that the list showed. */
function asTicked(value: FormDataEntryValue) {
  const [id = '', from] = String(value).split(':')
  return { id, from: leadStatuses.find((one) => one === from) }
}
