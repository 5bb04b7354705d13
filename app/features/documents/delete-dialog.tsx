import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { documentForms } from '#content/documents.ts'
import { basedField, type Document, type Refusal } from './document.ts'
import { Stale } from './document-stale.tsx'

const labels = documentForms.remove

type DeleteDialogProps = { document: Document; refusal: Refusal | undefined }

export function DeleteDialog({ document, refusal }: DeleteDialogProps) {
  const back = `/lead_admin/documents/${document.id}`
  return (
    <RemovalDialog
      title={labels.title(document.name)}
      text={labels.explain(document.client_name, document.version)}
      labels={labels}
      back={back}
      form={{ action: `${back}/delete` }}
    >
      <Stale document={document} error={refusal?.errors[basedField]} />
      <input type="hidden" name={basedField} value={document.updated_at} />
    </RemovalDialog>
  )
}
