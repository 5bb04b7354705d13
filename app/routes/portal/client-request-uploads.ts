import { redirect } from 'react-router'
import { readRequest } from '#app/features/client-requests/client-request-service.server.ts'
import { answerTus } from '#app/features/uploads/upload-protocol-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/client-request-uploads'

/** This address has no page: redirects to the request, for those who may see it. */
export async function loader({ params: { requestId }, context }: Route.LoaderArgs) {
  await readRequest(context.get(appContext), context.get(actorContext), requestId)
  return redirect(`/dashboard/requests/${requestId}`)
}

/** Begins to take a large file in pieces, by the tus protocol. */
export async function action({ request, params: { requestId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readRequest(app, actor, requestId)
  return answerTus({ app, actor, requestId }, request)
}
