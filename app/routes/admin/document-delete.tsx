import { useOutletContext } from 'react-router'
import { DeleteDialog } from '#app/features/documents/delete-dialog.tsx'
import type { Document } from '#app/features/documents/document.ts'
import { removeDocument } from '#app/features/documents/document-staff-service.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { documentForms } from '#content/documents.ts'
import type { Route } from './+types/document-delete'

export async function action({ params, context }: Route.ActionArgs) {
  const by = { actor: context.get(actorContext), ip: context.get(requestContext).ip }
  await removeDocument(context.get(appContext), by, params.documentId)
  return redirectWithToast('/lead_admin/documents', documentForms.remove.done)
}

export default function DocumentDelete() {
  return <DeleteDialog document={useOutletContext<Document>()} />
}
