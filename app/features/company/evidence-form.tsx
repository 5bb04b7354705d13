import { useNavigation } from 'react-router'
import { fileBytes, formatFileSize } from '#app/features/files/file.ts'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { type FormAnswer, useCheckedForm } from '#app/ui/use-checked-form.ts'
import { evidencePanel as copy } from '#content/company-evidence.ts'
import { certificateStates, type Evidence, type EvidenceKind } from './evidence.ts'
import { parseEvidence } from './evidence-input.ts'

export type EvidenceAnswer = FormAnswer & { fileError?: string }
type EvidenceFormProps = {
  kind: EvidenceKind
  evidence: Evidence | null
  answer: EvidenceAnswer | undefined
}

/** Adds or changes a piece of evidence, with its file in the same form. */
export function EvidenceForm({ kind, evidence, answer }: EvidenceFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'save'
  const { form, value, ...fields } = useCheckedForm({
    ...{ id: 'evidence', answer, stored: evidence },
    parse: (typed) => parseEvidence(typed, kind),
  })
  const { optional: optionalText, required: requiredText } = copy
  const wiring = (name: string) => ({ ...fields.wiring(name), optionalText, requiredText })
  const { fields: labels, hints } = copy
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      onSubmit={form.onSubmit}
      preventScrollReset
      aria-busy={pending}
      className="grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <Kept name="evidence" />
      <input type="hidden" name="based" value={evidence?.version ?? 0} />
      <Field {...wiring('name')} label={labels.name} hint={hints.name[kind]} required>
        <Input name="name" maxLength={200} autoComplete="off" defaultValue={value('name')} />
      </Field>
      {kind === 'certificate' && (
        <Field {...wiring('state')} label={labels.state} required>
          <Select
            name="state"
            placeholder=""
            defaultValue={value('state')}
            options={certificateStates.map((state) => ({
              value: state,
              label: copy.states[state],
            }))}
          />
        </Field>
      )}
      <Field {...wiring('issued_by')} label={labels.issued_by[kind]}>
        <Input name="issued_by" maxLength={200} defaultValue={value('issued_by')} />
      </Field>
      <Field {...wiring('dated_on')} label={labels.dated_on[kind]} hint={hints.date}>
        <Input name="dated_on" maxLength={10} defaultValue={value('dated_on')} />
      </Field>
      {kind !== 'penetration_test' && (
        <Field {...wiring('valid_until')} label={labels.valid_until} hint={hints.date}>
          <Input name="valid_until" maxLength={10} defaultValue={value('valid_until')} />
        </Field>
      )}
      {kind !== 'document' && (
        <Field {...wiring('scope')} label={labels.scope} className="sm:col-span-2">
          <Textarea name="scope" rows={2} maxLength={1_000} defaultValue={value('scope')} />
        </Field>
      )}
      <Field {...wiring('summary')} label={labels.summary[kind]} className="sm:col-span-2">
        <Textarea name="summary" rows={3} maxLength={2_000} defaultValue={value('summary')} />
      </Field>
      <FilePart evidence={evidence} error={answer?.fileError} />
      <Alert takesFocus text={answer?.error} className="sm:col-span-2" />
      <SubmitButton
        name="intent"
        value="save"
        start
        label={copy.save}
        busy={pending && copy.saving}
      />
    </Form>
  )
}

type FilePartProps = { evidence: Evidence | null; error: string | undefined }

function FilePart({ evidence, error }: FilePartProps) {
  const file = evidence?.file
  const { fields: labels } = copy
  return (
    <div className="grid gap-4 border-t border-line pt-5 sm:col-span-2">
      {file && evidence && (
        <p className="wrap-anywhere">
          {copy.current(file.name, formatFileSize(file.size))}{' '}
          <a href={`/lead_admin/company/evidence/${evidence.id}/file`} className="text-link">
            {copy.open}
          </a>
        </p>
      )}
      <Field
        id="evidence-file"
        label={labels.file}
        hint={copy.hints.file(formatFileSize(fileBytes))}
        error={error}
        optionalText={copy.optional}
      >
        <FileInput name="file" />
      </Field>
      <Tick name="is_public" label={labels.is_public} isOn={file?.is_public === true} />
      {file && <Tick name="drop_file" label={labels.drop_file} />}
    </div>
  )
}

function Tick({ name, label, isOn = false }: { name: string; label: string; isOn?: boolean }) {
  return (
    <label className="flex min-h-6 items-center gap-3">
      <input type="checkbox" name={name} defaultChecked={isOn} className="size-5" />
      {label}
    </label>
  )
}
