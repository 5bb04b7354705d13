import { redirect } from 'react-router'
import { uploadAnswer } from '#app/features/files/upload-answer.ts'
import { readAdminTicket } from '#app/features/tickets/admin-ticket-service.server.ts'
import { postAnswer } from '#app/features/tickets/ticket-actions.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/ticket-messages'

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/lead_admin/tickets/${params.ticketId}`)

/** The upload endpoint for a reply or note, for a script that shows the progress. */
export async function action({ request, params: { ticketId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readAdminTicket(app, actor, ticketId)
  return uploadAnswer(await postAnswer({ app, actor, request, ticketId }))
}
