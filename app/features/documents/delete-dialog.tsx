import { useNavigate, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { documentForms } from '#content/documents.ts'
import { basedField, type Document, type Refusal } from './document.ts'
import { Stale } from './document-stale.tsx'

const words = documentForms.remove

type DeleteDialogProps = { document: Document; refusal: Refusal | undefined }

/** The one question before a document goes, with what it means. */
export function DeleteDialog({ document, refusal }: DeleteDialogProps) {
  const navigate = useNavigate()
  const back = `/lead_admin/documents/${document.id}`
  const pending = useNavigation().formMethod === 'POST'
  return (
    <Dialog
      open
      title={words.title(document.name)}
      closeLabel={words.close}
      closeHref={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <p className="prose-measure">{words.explain(document.client_name, document.version)}</p>
      <Form method="post" action={`${back}/delete`} className="mt-6 flex flex-wrap gap-3">
        <Stale document={document} error={refusal?.errors[basedField]} />
        <input type="hidden" name={basedField} value={document.updated_at} />
        <Button type="submit" variant="destructive" disabled={pending}>
          {pending ? words.submitting : words.submit}
        </Button>
        <ButtonLink to={back} variant="secondary" preventScrollReset viewTransition={false}>
          {words.keep}
        </ButtonLink>
      </Form>
    </Dialog>
  )
}
