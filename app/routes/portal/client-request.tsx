import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { portalRequestsPath } from '#app/features/client-requests/client-request.ts'
import { readRequest } from '#app/features/client-requests/client-request-service.server.ts'
import { takeGiven } from '#app/features/client-requests/portal-client-request-actions.server.ts'
import { PortalRequestPage } from '#app/features/client-requests/portal-client-request-page.tsx'
import { commentsAskedIn } from '#app/features/comments/comment.ts'
import { isCommentForm, postComment } from '#app/features/comments/comment-actions.server.ts'
import { CommentForm } from '#app/features/comments/comment-form.tsx'
import { readComments } from '#app/features/comments/comment-service.server.ts'
import { CommentThread } from '#app/features/comments/comment-thread.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import type { Route } from './+types/client-request'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.request.title)

const subjectOf = (id: string) => ({ kind: 'request', id }) as const

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const page = await readRequest(app, actor, params.requestId)
  const thread = await readComments(app, actor, subjectOf(params.requestId), commentsAskedIn(url))
  const viewing = actor.kind === 'user' && Boolean(actor.viewing)
  const formId = crypto.randomUUID() as string
  const largest = app.config.largestUpload
  return { ...page, thread, formId, viewing, largest, today: readersDay(app.now()) }
}

export async function action({ request, params: { requestId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readRequest(app, actor, requestId)
  // Files come as multipart, a comment never does.
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const form = await readForm(request.clone())
    const [subject, path] = [subjectOf(requestId), `${portalRequestsPath}/${requestId}`]
    if (isCommentForm(form)) return postComment({ app, actor, form, subject, path })
  }
  return takeGiven({ app, actor, request, requestId })
}

export default function ClientRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { request, thread, formId, viewing } = loaderData
  const said = actionData && 'comment' in actionData ? actionData : undefined
  const refusal = actionData && !('comment' in actionData) ? actionData : undefined
  return (
    <PortalRequestPage {...loaderData} refusal={refusal}>
      <CommentThread path={`${portalRequestsPath}/${request.id}`} thread={thread}>
        {!viewing && (
          <CommentForm formId={formId} kind="client" names={thread.names} refusal={said} />
        )}
      </CommentThread>
    </PortalRequestPage>
  )
}
