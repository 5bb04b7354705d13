import { redirect } from 'react-router'
import { changeTicket } from '#app/features/tickets/admin-ticket-service.server.ts'
import { ticketStatuses } from '#app/features/tickets/ticket.ts'
import { undoOffer } from '#app/features/undo/undo.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { adminTicket, ticketCopy } from '#content/tickets.ts'
import type { Route } from './+types/ticket-settings'

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/lead_admin/tickets/${params.ticketId}`)

/**
 * Changes status and assignee, and returns to the ticket, which shows an error if there was one.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const here = `/lead_admin/tickets/${params.ticketId}`
  const statusOf = (name: string) => ticketStatuses.find((one) => one === textField(form, name, 20))
  const [seen, status] = [statusOf('seen'), statusOf('status')]
  const assigneeId = textField(form, 'assignee', 36) || null
  const given = textField(form, 'seen_assignee', 36)
  const seenAssigneeId = isUuid(given) ? given : null
  if (!seen || !status)
    return redirectWithToast(here, { title: ticketCopy.errors.status, tone: 'destructive' })
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  try {
    const to = { seen, seenAssigneeId, status, assigneeId }
    const change = await changeTicket(app, actor, params.ticketId, to)
    return await redirectWithToast(here, {
      ...{ title: adminTicket.settings.saved, ...undoOffer(change) },
    })
  } catch (error) {
    const isSaid = error instanceof AppError && ['conflict', 'invalid'].includes(error.code)
    if (!isSaid) throw error
    return redirectWithToast(here, { title: error.userMessage, tone: 'destructive' })
  }
}
