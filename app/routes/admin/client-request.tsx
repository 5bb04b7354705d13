import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeRequestForm } from '#app/features/client-requests/admin-client-request-actions.server.ts'
import { AdminRequestPage } from '#app/features/client-requests/admin-client-request-page.tsx'
import { readRequestPlace } from '#app/features/client-requests/admin-client-request-service.server.ts'
import { adminRequestsPath } from '#app/features/client-requests/client-request.ts'
import { readRequest } from '#app/features/client-requests/client-request-service.server.ts'
import { AdminComments } from '#app/features/comments/admin-comments.tsx'
import { commentsAskedIn } from '#app/features/comments/comment.ts'
import { isCommentForm, postComment } from '#app/features/comments/comment-actions.server.ts'
import { readComments } from '#app/features/comments/comment-service.server.ts'
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
  const formId = crypto.randomUUID() as string
  const place = await readRequestPlace(app, actor, page.request.client_id)
  const people = place?.people ?? []
  return { ...page, thread, formId, people, today: readersDay(app.now()) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readRequest(app, actor, params.requestId)
  const form = await readForm(request)
  const [subject, path] = [subjectOf(params.requestId), `${adminRequestsPath}/${params.requestId}`]
  if (isCommentForm(form)) return postComment({ app, actor, form, subject, path })
  return takeRequestForm(app, actor, params.requestId, form)
}

export default function ClientRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { request, thread, formId } = loaderData
  const said = actionData && 'comment' in actionData ? actionData : undefined
  const answer = actionData && !('comment' in actionData) ? actionData : undefined
  return (
    <AdminRequestPage {...loaderData} answer={answer}>
      <AdminComments
        path={`${adminRequestsPath}/${request.id}`}
        {...{ thread, formId }}
        refusal={said}
      />
    </AdminRequestPage>
  )
}
