import { redirect } from 'react-router'
import { readRequest } from '#app/features/client-requests/client-request-service.server.ts'
import { takeGiven } from '#app/features/client-requests/portal-client-request-actions.server.ts'
import { uploadAnswer } from '#app/features/files/upload-answer.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/client-request-file-upload'

/** This address has no page: redirects to the request, for those who may see it. */
export async function loader({ params: { requestId }, context }: Route.LoaderArgs) {
  await readRequest(context.get(appContext), context.get(actorContext), requestId)
  return redirect(`/dashboard/requests/${requestId}`)
}

/** The upload endpoint for the files of a line, for a script that shows the progress. */
export async function action({ request, params: { requestId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readRequest(app, actor, requestId)
  return uploadAnswer(await takeGiven({ app, actor, request, requestId }))
}
