import { redirect } from 'react-router'
import { uploadAnswer } from '#app/features/files/upload-answer.ts'
import { readTicket } from '#app/features/tickets/portal-ticket-service.server.ts'
import { postReply } from '#app/features/tickets/ticket-actions.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/support-ticket-messages'

/** This address has no page: redirects to the ticket, for those who may see it. */
export async function loader({ params: { ticketId }, context }: Route.LoaderArgs) {
  await readTicket(context.get(appContext), context.get(actorContext), ticketId)
  return redirect(`/dashboard/support/${ticketId}`)
}

/** The upload endpoint for a reply, for a script that shows the progress. */
export async function action({ request, params: { ticketId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readTicket(app, actor, ticketId)
  return uploadAnswer(await postReply({ app, actor, request, ticketId }))
}
