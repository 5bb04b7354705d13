import { redirect } from 'react-router'
import { uploadAnswer } from '#app/features/files/upload-answer.ts'
import { postNewTicket } from '#app/features/tickets/new-ticket-action.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/support-ticket-new-file-upload'

/** This address has no page: redirects to the form. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/dashboard/support/new${url.search}`)

/** The upload endpoint of the form for a new ticket, for a script that shows the progress. */
export async function action({ request, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { id: requestId } = context.get(requestContext)
  return uploadAnswer(await postNewTicket({ app, actor, request, requestId }))
}
