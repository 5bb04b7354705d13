import { data, Outlet } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { AdminComments } from '#app/features/comments/admin-comments.tsx'
import { commentsAskedIn } from '#app/features/comments/comment.ts'
import { isCommentForm, postComment } from '#app/features/comments/comment-actions.server.ts'
import { readComments } from '#app/features/comments/comment-service.server.ts'
import { AskLink } from '#app/features/decisions/ask-link.tsx'
import { AdminDocumentPage } from '#app/features/documents/admin-document-page.tsx'
import {
  editDocument,
  readMoveChoices,
} from '#app/features/documents/admin-document-service.server.ts'
import { basedField } from '#app/features/documents/document.ts'
import { orStale, takeNewVersion } from '#app/features/documents/document-actions.server.ts'
import { editFields, parseEdit } from '#app/features/documents/document-form.ts'
import { DocumentPage } from '#app/features/documents/document-page.tsx'
import { readDocument } from '#app/features/documents/document-service.server.ts'
import { undoOffer } from '#app/features/undo/undo.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { documentForms } from '#content/documents.ts'
import type { Route } from './+types/document'

export const meta: Route.MetaFunction = ({ loaderData }) => panelTitle(loaderData?.document.name)

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

const base = '/lead_admin/documents'

const subjectOf = ({ documentId: id }: { documentId: string }) =>
  ({ kind: 'document', id }) as const

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readDocument(app, actor, params.documentId)
  const [projects, thread] = await Promise.all([
    readMoveChoices(app, actor, found.document),
    readComments(app, actor, subjectOf(params), commentsAskedIn(url)),
  ])
  return { ...found, projects, thread, formId: crypto.randomUUID() as string }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return takeNewVersion(context, request, params.documentId)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readDocument(app, actor, params.documentId)
  const form = await readForm(request)
  const path = `${base}/${params.documentId}`
  if (isCommentForm(form))
    return postComment({ app, actor, form, subject: subjectOf(params), path })
  const typed = { name: textField(form, 'name', 1_000), project: textField(form, 'project', 40) }
  const seen = { id: params.documentId, based: textField(form, basedField, 40) }
  const parsed = parseEdit(onlyFields(form, [...editFields]))
  if (parsed.status !== 'success')
    return data({ errors: parsed.reply().error ?? {}, ...typed }, 422)
  try {
    let change: string | undefined
    const editing = editDocument(app, actor, seen, parsed.value).then((done) => {
      change = done
    })
    const refused = await orStale(editing, typed)
    if (refused) return refused
    return await redirectWithToast(path, { ...documentForms.edit.done, ...undoOffer(change) })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return data({ errors: { project: [error.userMessage] }, ...typed }, 422)
  }
}

export default function Document({ loaderData, actionData }: Route.ComponentProps) {
  const { document, versions, projects, thread, formId } = loaderData
  const said = actionData && 'comment' in actionData ? actionData : undefined
  const refusal = actionData && !('comment' in actionData) ? actionData : undefined
  return (
    <>
      <DocumentPage base={base} document={document} versions={versions} forStaff>
        <AdminComments path={`${base}/${document.id}`} {...{ thread, formId }} refusal={said} />
        <AdminDocumentPage
          {...{ document, projects, refusal }}
          links={<AskLink clientId={document.client_id} kind="document" id={document.id} />}
        />
      </DocumentPage>
      <Outlet context={document} />
    </>
  )
}
