import { redirect } from 'react-router'
import { changeOwner } from '#app/features/leads/follow-up/follow-up-service.server.ts'
import { readSelection } from '#app/features/leads/lead-selection.server.ts'
import { undoOffer } from '#app/features/undo/undo.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { leadsPage } from '#content/admin.ts'
import { leadFollowUp } from '#content/lead-follow-up.ts'
import type { Route } from './+types/leads-owner'

export const loader = () => redirect('/lead_admin/leads')

/** Gives the selected leads to one of the staff, or to nobody, and returns to the list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { form, list, ticked } = await readSelection(request, url, app, actor)
  if (ticked.length === 0)
    return redirectWithToast(list, { title: leadsPage.bulk.none, tone: 'destructive' })
  const seen = ticked.map(({ id, owner }) => ({ id, was: owner }))
  const { done, stale } = leadFollowUp.bulk
  try {
    const owner = String(form.get('owner') ?? '') || null
    const outcome = await changeOwner(app, actor, seen, owner)
    return await redirectWithToast(list, {
      title: done(outcome.changed),
      ...undoOffer(outcome.change),
      ...(outcome.stale > 0 && { description: stale(outcome.stale), tone: 'destructive' }),
    })
  } catch (error) {
    // Of several leads those that cannot be changed are counted; of one alone the error says why.
    if (!(error instanceof AppError) || error.code === 'forbidden') throw error
    return redirectWithToast(list, { title: error.userMessage, tone: 'destructive' })
  }
}
