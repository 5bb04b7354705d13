import { useOutletContext } from 'react-router'
import { titleAbove } from '#app/features/accounts/shell/panel-title.ts'
import { removeDocument } from '#app/features/documents/admin-document-service.server.ts'
import { DeleteDialog } from '#app/features/documents/delete-dialog.tsx'
import { basedField, type Document } from '#app/features/documents/document.ts'
import { orStale } from '#app/features/documents/document-actions.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { documentForms } from '#content/documents.ts'
import type { Route } from './+types/document-delete'

export const meta: Route.MetaFunction = ({ matches }) =>
  titleAbove(matches, documentForms.remove.open)

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = context.get(actorContext)
  const based = textField(await readForm(request), basedField, 40)
  const seen = { id: params.documentId, based }
  const refused = await orStale(removeDocument(context.get(appContext), actor, seen))
  if (refused) return refused
  return redirectWithToast('/lead_admin/documents', documentForms.remove.done)
}

export default function DocumentDelete({ actionData }: Route.ComponentProps) {
  return <DeleteDialog document={useOutletContext<Document>()} refusal={actionData} />
}
