import { fileBytes, formatFileSize } from '#app/features/files/file.ts'
import { Field, Select, Textarea } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { referencesPanel as copy } from '#content/references-panel.ts'
import { FormPart, type RecordAnswer, RecordForm, Tick } from './record-form.tsx'
import { type KeptReference, referencesPath } from './reference.ts'
import { parseReference } from './reference-input.ts'

type ReferenceFormProps = {
  reference: KeptReference | null
  projects: readonly { id: string; title: string }[]
  answer: RecordAnswer | undefined
}

const { fields: labels, hints, parts } = copy

/** Adds or changes a reference, with the evidence of its permission in the same form. */
export function ReferenceForm({ reference, projects, answer }: ReferenceFormProps) {
  const options = projects.map(({ id, title }) => ({ value: id, label: title }))
  return (
    <RecordForm
      id="reference"
      stored={reference}
      answer={answer}
      parse={parseReference}
      copy={copy}
    >
      {({ wiring, value, text }) => (
        <>
          <FormPart title={parts.said}>
            {text('organization', 200, { required: true, className: 'sm:col-span-2' })}
            <Field {...wiring('quote')} required className="sm:col-span-2">
              <Textarea name="quote" rows={5} maxLength={1_200} defaultValue={value('quote')} />
            </Field>
            {text('said_by', 120, { required: true })}
            {text('said_role', 160)}
            <Tick
              name="may_contact"
              label={labels.may_contact}
              isOn={Boolean(value('may_contact'))}
            />
          </FormPart>
          <FormPart title={parts.figure} text={parts.figureText}>
            {text('figure', 40, { hint: hints.figure })}
            {text('figure_note', 200, { hint: hints.figure_note })}
            {text('figure_source', 200)}
            {text('figure_on', 10, { hint: hints.date })}
            <Field {...wiring('project_id')} hint={hints.project_id} className="sm:col-span-2">
              <Select
                name="project_id"
                placeholder={copy.noProject}
                defaultValue={value('project_id')}
                options={options}
              />
            </Field>
          </FormPart>
          <FormPart title={parts.permission} text={parts.permissionText}>
            {text('permission_by', 200, { hint: hints.permission_by, className: 'sm:col-span-2' })}
            {text('permission_on', 10, { hint: hints.date })}
            {text('permission_until', 10, { hint: hints.permission_until })}
            {text('permission_withdrawn_on', 10, { hint: hints.permission_withdrawn_on })}
            <Evidence reference={reference} error={answer?.fileError} />
          </FormPart>
        </>
      )}
    </RecordForm>
  )
}

type EvidenceProps = { reference: KeptReference | null; error: string | undefined }

function Evidence({ reference, error }: EvidenceProps) {
  const file = reference?.evidence
  return (
    <div className="grid gap-4 sm:col-span-2">
      {file && (
        <p className="wrap-anywhere">
          {copy.current(file.name, formatFileSize(file.size))}{' '}
          <a href={`${referencesPath}/${reference.id}/evidence`} className="text-link">
            {copy.open}
          </a>
        </p>
      )}
      <Field
        id="reference-file"
        label={labels.file}
        hint={hints.file(formatFileSize(fileBytes))}
        error={error}
        optionalText={copy.optional}
      >
        <FileInput name="file" />
      </Field>
      {file && <Tick name="drop_file" label={labels.drop_file} />}
    </div>
  )
}
