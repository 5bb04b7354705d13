import type { ReactNode } from 'react'
import { Link, useSubmit } from 'react-router'
import { fileBytes, filesAtOnce, formatFileSize } from '#app/features/files/file.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { documentForms, documentPage } from '#content/documents.ts'
import type { Choice, Refusal } from './document.ts'
import { FileForm } from './file-form.tsx'

const copy = documentForms.upload
const here = '/lead_admin/documents/upload'

type UploadFormProps = {
  /** The fields that choose the client; null when there are no clients. */
  clientPicker: ReactNode
  client: Choice | null
  projects: Choice[]
  refusal: Refusal | undefined
}

/**
 * The upload form. The client is chosen first, so that the projects offered are those of the client
 * also without a script.
 */
export function UploadForm({ clientPicker, client, projects, refusal }: UploadFormProps) {
  return (
    <div className="max-w-2xl">
      <BackLink to="/lead_admin/documents">{documentPage.back}</BackLink>
      <h1 className="headline mt-3 mb-8 text-section">{copy.title}</h1>
      {client ? (
        <>
          <p className="mb-6 flex flex-wrap items-baseline gap-x-4 border-y border-line py-3">
            <span className="label text-ink-muted">{copy.client}</span>
            <span className="font-medium wrap-anywhere">{client.name}</span>
            <Link to={here} className="text-link ms-auto text-small">
              {copy.otherClient}
            </Link>
          </p>
          <FileForm
            key={client.id}
            id="upload"
            action={`${here}?client=${client.id}`}
            uploadPath={`${here}/file-upload`}
            maxFiles={filesAtOnce}
            copy={{
              label: copy.files,
              hint: copy.filesHint(filesAtOnce, formatFileSize(fileBytes)),
              submit: copy.submit,
              submitting: copy.submitting,
            }}
            refusal={refusal}
          >
            {(errors) => <Place client={client} projects={projects} errors={errors} />}
          </FileForm>
        </>
      ) : (
        <ChooseClient picker={clientPicker} />
      )}
    </div>
  )
}

function ChooseClient({ picker }: { picker: ReactNode }) {
  const submit = useSubmit()
  if (!picker) return <p className="text-ink-muted">{copy.noClients}</p>
  return (
    <Form
      action={here}
      className="grid justify-items-start gap-5"
      onChange={({ target, currentTarget }) =>
        target instanceof HTMLSelectElement && submit(currentTarget)
      }
    >
      {picker}
      <Button type="submit" variant="secondary">
        {copy.continue}
      </Button>
    </Form>
  )
}

type PlaceProps = { client: Choice; projects: Choice[]; errors: Refusal['errors'] }

function Place({ client, projects, errors }: PlaceProps) {
  return (
    <>
      <input type="hidden" name="client" value={client.id} />
      <Field
        id="upload-project"
        label={copy.project}
        optionalText={documentForms.optional}
        error={errors.project ?? errors.client}
      >
        <Select
          name="project"
          placeholder={copy.noProject}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <label className="flex min-h-6 items-center gap-3">
        <input type="checkbox" name="notify" defaultChecked className="size-5" />
        {copy.notify}
      </label>
    </>
  )
}
