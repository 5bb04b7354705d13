import { redirect } from 'react-router'
import { uploadAnswer } from '#app/features/files/upload-answer.ts'
import { readTicket } from '#app/features/tickets/portal-ticket-service.server.ts'
import { postReply } from '#app/features/tickets/ticket-actions.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/ticket-messages'

/** Nothing to read here: the way back to the ticket, for whoever may see it. */
export async function loader({ params: { ticketId }, context }: Route.LoaderArgs) {
  await readTicket(context.get(appContext), context.get(actorContext), ticketId)
  return redirect(`/dashboard/support/${ticketId}`)
}

/** The same reply as the page's own form sends, from a script that shows how far it is. */
export async function action({ request, params: { ticketId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readTicket(app, actor, ticketId)
  return uploadAnswer(await postReply({ app, actor, request, ticketId }))
}
