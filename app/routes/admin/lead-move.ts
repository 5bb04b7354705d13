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
import { raiseToast } from '#app/ui/toast.ts'
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
  const isScripted = form.has('scripted')
  const refuse = (error: string) =>
    isScripted
      ? data({ error }, 409)
      : redirectWithToast(back, { title: copy.failed, description: error, tone: 'destructive' })
  const to = oneOf(form.get('status'), leadStatuses)
  if (!to) return refuse(copy.unknown)
  const change = { from: oneOf(form.get('from'), leadStatuses), to }
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  try {
    const moved = await moveLead(app, actor, textField(form, 'lead', 36), change)
    const toast = { title: saidOf(to), ...undoOffer(moved) }
    return isScripted ? data({ toast }) : await redirectWithToast(back, toast)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') return refuse(copy.gone)
    if (error.code === 'conflict') return refuse(copy.stale)
    throw error
  }
}

const saidOf = (status: LeadStatus) => copy.moved(leadLabels.status[status])

/** Says at once what is stored, whatever page is open then; puts the card back when the connection is lost. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await answerOrLost(serverAction, copy.lost)
  if ('toast' in answer) raiseToast(answer.toast)
  return answer
}
