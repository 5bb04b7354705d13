import { data, Outlet } from 'react-router'
import { takeNewVersion } from '#app/features/documents/document-actions.server.ts'
import { DocumentDesk } from '#app/features/documents/document-desk.tsx'
import { editFields, parseEdit } from '#app/features/documents/document-form.ts'
import { readDocument } from '#app/features/documents/document-service.server.ts'
import { DocumentSheet } from '#app/features/documents/document-sheet.tsx'
import {
  editDocument,
  readMoveChoices,
} from '#app/features/documents/document-staff-service.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { documentForms } from '#content/documents.ts'
import type { Route } from './+types/document'

const base = '/lead_admin/documents'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readDocument(app, actor, params.documentId)
  return { ...found, projects: await readMoveChoices(app, actor, found.document) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return takeNewVersion(context, request, params.documentId)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readDocument(app, actor, params.documentId)
  const parsed = parseEdit(onlyFields(await readForm(request), [...editFields]))
  if (parsed.status !== 'success') {
    const { error, initialValue } = parsed.reply()
    return data({ errors: error ?? {}, name: String(initialValue?.name ?? '') }, 422)
  }
  const by = { actor, ip: context.get(requestContext).ip }
  try {
    await editDocument(app, by, params.documentId, parsed.value)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return data({ errors: { project: [error.userMessage] }, name: parsed.value.name }, 422)
  }
  return redirectWithToast(`${base}/${params.documentId}`, documentForms.edit.done)
}

export default function Document({ loaderData, actionData }: Route.ComponentProps) {
  const { document, versions, projects } = loaderData
  return (
    <>
      <DocumentSheet base={base} document={document} versions={versions} forStaff>
        <DocumentDesk document={document} projects={projects} refusal={actionData} />
      </DocumentSheet>
      <Outlet context={document} />
    </>
  )
}
