import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { fileBytes, formatFileSize } from '#app/features/files/file.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { documentForms } from '#content/documents.ts'
import { basedField, type Choice, type Document, type Refusal } from './document.ts'
import { Stale } from './document-stale.tsx'
import { FileForm } from './file-form.tsx'

const { edit, replace, remove } = documentForms

type AdminDocumentPageProps = {
  document: Document
  projects: Choice[]
  refusal: Refusal | undefined
  /** What else can be begun with it. */
  links: ReactNode
}

/** The staff's page of one document: rename, move, replace, delete. */
export function AdminDocumentPage({ document, projects, refusal, links }: AdminDocumentPageProps) {
  const here = `/lead_admin/documents/${document.id}`
  return (
    <div className="no-print mt-12 grid grid-cols-1 gap-x-10 gap-y-10 border-t border-ink pt-8 lg:grid-cols-2">
      <section>
        <h2 className="headline mb-4 text-heading">{replace.title}</h2>
        <p className="mb-5 text-ink-muted">{replace.intro}</p>
        <FileForm
          // The form is empty again after a new version was stored.
          key={document.version}
          id="replace"
          action={here}
          uploadPath={`${here}/file-upload`}
          maxFiles={1}
          copy={{
            label: replace.file,
            hint: replace.fileHint(formatFileSize(fileBytes)),
            submit: replace.submit,
            submitting: replace.submitting,
          }}
          refusal={refusal?.name === undefined ? refusal : undefined}
        >
          {(errors) => <Based document={document} errors={errors} />}
        </FileForm>
      </section>
      <section>
        <EditForm {...{ document, projects, refusal }} />
        <p className="mt-8 flex flex-wrap items-center gap-3">
          {links}
          <ButtonLink to={`${here}/delete`} variant="destructive" size="small" preventScrollReset>
            {remove.open}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}

function EditForm({ document, projects, refusal }: Omit<AdminDocumentPageProps, 'links'>) {
  const pending = useNavigation().formData?.has('name') ?? false
  const errors = refusal?.errors ?? {}
  return (
    <>
      <h2 className="headline mb-4 text-heading">{edit.title}</h2>
      <Form method="post" preventScrollReset replace className="grid gap-5">
        <Kept name="document" />
        <Based document={document} errors={errors} />
        <Field
          id="document-name"
          label={edit.name}
          error={errors.name}
          required
          requiredText={documentForms.required}
        >
          <Input
            key={document.name}
            name="name"
            maxLength={255}
            defaultValue={refusal?.name ?? document.name}
          />
        </Field>
        <Field id="document-project" label={edit.project} error={errors.project}>
          <Select
            key={document.project_id}
            name="project"
            placeholder={documentForms.upload.noProject}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={refusal?.project ?? document.project_id ?? ''}
          />
        </Field>
        <Button type="submit" variant="secondary" disabled={pending} className="justify-self-start">
          {pending ? edit.submitting : edit.submit}
        </Button>
      </Form>
    </>
  )
}

/** The version that a form is based on, and the message when the document has changed since. */
function Based({ document, errors }: { document: Document; errors: Refusal['errors'] }) {
  return (
    <>
      <input type="hidden" name={basedField} value={document.updated_at} />
      <Stale document={document} error={errors[basedField]} />
    </>
  )
}
