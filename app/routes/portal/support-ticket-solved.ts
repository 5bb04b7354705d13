import { redirect } from 'react-router'
import { readTicket } from '#app/features/tickets/portal-ticket-service.server.ts'
import { solveTicket } from '#app/features/tickets/portal-ticket-status-service.server.ts'
import { ticketStatuses } from '#app/features/tickets/ticket.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ticketCopy, ticketPage } from '#content/tickets.ts'
import type { Route } from './+types/support-ticket-solved'

/** This address has no page: redirects to the ticket, for those who may see it. */
export async function loader({ params: { ticketId }, context }: Route.LoaderArgs) {
  await readTicket(context.get(appContext), context.get(actorContext), ticketId)
  return redirect(`/dashboard/support/${ticketId}`)
}

/** Marks a ticket as solved, and returns to it; it says so when the ticket was changed meanwhile. */
export async function action({ request, params: { ticketId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readTicket(app, actor, ticketId)
  const form = await readForm(request)
  const here = `/dashboard/support/${ticketId}`
  const seen = ticketStatuses.find((one) => one === textField(form, 'seen', 20))
  if (!seen)
    return redirectWithToast(here, { title: ticketCopy.errors.status, tone: 'destructive' })
  const given = textField(form, 'formId', 36)
  const formId = isUuid(given) ? given : crypto.randomUUID()
  try {
    await solveTicket(app, actor, ticketId, {
      formId,
      seen,
    })
    return await redirectWithToast(here, { title: ticketPage.solve.done })
  } catch (error) {
    const isSaid = error instanceof AppError && ['conflict', 'rate_limited'].includes(error.code)
    if (!isSaid) throw error
    return redirectWithToast(here, { title: error.userMessage, tone: 'destructive' })
  }
}
