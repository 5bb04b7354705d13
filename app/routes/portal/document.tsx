import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { type CommentRefusal, commentsAskedIn } from '#app/features/comments/comment.ts'
import { postComment } from '#app/features/comments/comment-actions.server.ts'
import { CommentForm } from '#app/features/comments/comment-form.tsx'
import { readComments } from '#app/features/comments/comment-service.server.ts'
import { CommentThread } from '#app/features/comments/comment-thread.tsx'
import { DocumentPage } from '#app/features/documents/document-page.tsx'
import { readDocument } from '#app/features/documents/document-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { documentList } from '#content/documents.ts'
import type { Route } from './+types/document'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.document.name ?? documentList.metaTitle)

const base = '/dashboard/documents'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readDocument(app, actor, params.documentId)
  const thread = await readComments(
    app,
    actor,
    { kind: 'document', id: params.documentId },
    commentsAskedIn(url),
  )
  const viewing = actor.kind === 'user' && Boolean(actor.viewing)
  return { ...found, thread, viewing, formId: crypto.randomUUID() as string }
}

export async function action({ request, params: { documentId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readDocument(app, actor, documentId)
  const subject = { kind: 'document', id: documentId } as const
  const path = `${base}/${documentId}`
  return postComment({ app, actor, form: await readForm(request), subject, path })
}

export default function Document({ loaderData, actionData }: Route.ComponentProps) {
  const { document, versions, thread, viewing, formId } = loaderData
  const refusal: CommentRefusal | undefined = actionData
  return (
    <DocumentPage base={base} document={document} versions={versions}>
      <CommentThread path={`${base}/${document.id}`} thread={thread}>
        {!viewing && (
          <CommentForm formId={formId} kind="client" names={thread.names} refusal={refusal} />
        )}
      </CommentThread>
    </DocumentPage>
  )
}
