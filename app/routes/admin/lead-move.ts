import { data, redirect } from 'react-router'
import { type LeadStatus, leadStatuses } from '#app/features/leads/lead.ts'
import { leadLists } from '#app/features/leads/lead-list-query.ts'
import { moveLead } from '#app/features/leads/lead-status-service.server.ts'
import { undoOffer } from '#app/features/undo/undo.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { leadLabels } from '#content/admin.ts'
import { leadBoard as copy } from '#content/lead-board.ts'
import type { Route } from './+types/lead-move'

export const loader = () => redirect(leadLists.inbox.path)

/** Puts a lead into another column of the board, and returns to the board. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const place = form.get('place') === 'leads' ? 'leads' : 'inbox'
  const back = `${leadLists[place].path}${url.search}`
  // The board's scripts show what is refused themselves.
  const refuse = (error: string) =>
    form.has('scripted')
      ? data({ error }, 409)
      : redirectWithToast(back, { title: copy.failed, description: error, tone: 'destructive' })
  const to = oneOf(form.get('status'), leadStatuses)
  if (!to) return refuse(copy.unknown)
  const change = { from: oneOf(form.get('from'), leadStatuses), to }
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  try {
    const moved = await moveLead(app, actor, textField(form, 'lead', 36), change)
    // The board is the same page as before: the back button leads to the page before it.
    const headers = new Headers({ 'X-Remix-Replace': 'true' })
    return await redirectWithToast(back, { title: saidOf(to), ...undoOffer(moved) }, headers)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') return refuse(copy.gone)
    if (error.code === 'conflict') return refuse(copy.stale)
    throw error
  }
}

const saidOf = (status: LeadStatus) => copy.moved(leadLabels.status[status])

/** Puts the card back when the connection is lost. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrLost(serverAction, copy.lost)
}
