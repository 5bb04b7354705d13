import { redirect } from 'react-router'
import { readRequest } from '#app/features/client-requests/client-request-service.server.ts'
import { takeUpload } from '#app/features/client-requests/portal-client-request-actions.server.ts'
import { uploadAnswer } from '#app/features/files/upload-answer.ts'
import { answerTus } from '#app/features/uploads/upload-protocol-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/client-request-upload'

/** Says how far an upload is (HEAD of the tus protocol). A browser is led to the request. */
export async function loader({ request, params: { requestId }, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readRequest(app, actor, requestId)
  if (request.method === 'HEAD') return answerTus({ app, actor, requestId }, request)
  return redirect(`/dashboard/requests/${requestId}`)
}

/** Takes the next piece or cancels (PATCH and DELETE of the tus protocol); a POST gives the complete file. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { requestId, uploadId } = params
  await readRequest(app, actor, requestId)
  if (request.method !== 'POST') return answerTus({ app, actor, requestId }, request)
  return uploadAnswer(await takeUpload({ app, actor, requestId, uploadId }))
}
