import { redirect } from 'react-router'
import { leadStatuses } from '#app/features/leads/lead.ts'
import { readSelection } from '#app/features/leads/lead-selection.server.ts'
import { changeLeadStatus } from '#app/features/leads/lead-status-service.server.ts'
import { undoOffer } from '#app/features/undo/undo.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadsPage } from '#content/admin.ts'
import type { Route } from './+types/leads-status'

export const loader = () => redirect('/lead_admin/leads')

/** Changes the status of the selected leads and returns to the list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { form, list, ticked } = await readSelection(request, url, app, actor)
  const status = oneOf(form.get('status'), leadStatuses)
  if (!status || ticked.length === 0) {
    return redirectWithToast(list, { title: leadsPage.bulk.none, tone: 'destructive' })
  }
  const moved = await changeLeadStatus(app, actor, ticked, status)
  const { done, stale } = leadsPage.bulk
  return redirectWithToast(list, {
    title: done(moved.changed),
    ...undoOffer(moved.change),
    ...(moved.stale > 0 && { description: stale(moved.stale), tone: 'destructive' }),
  })
}
