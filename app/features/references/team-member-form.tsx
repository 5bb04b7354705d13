import { formatFileSize } from '#app/features/files/file.ts'
import { pictureBytes, pictureEndings } from '#app/features/pictures/picture.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { teamPanel as copy } from '#content/team-panel.ts'
import { Portrait } from './portrait.tsx'
import {
  FormPart,
  type RecordAnswer,
  SaveButtons,
  Tick,
  useIsSaving,
  useRecordForm,
} from './record-form.tsx'
import type { KeptTeamMember } from './team-member.ts'
import { parseTeamMember } from './team-member-input.ts'

type PersonFormProps = { person: KeptTeamMember | null; answer: RecordAnswer | undefined }

const { fields: labels, hints, parts } = copy

/** Adds or changes a person, with the portrait in the same form. */
export function TeamMemberForm({ person, answer }: PersonFormProps) {
  const pending = useIsSaving()
  const { form, wiring, value } = useRecordForm({
    ...{ id: 'person', answer, stored: person, parse: parseTeamMember },
  })
  const text = (name: keyof typeof labels, most: number, more: object = {}) => (
    <Field {...wiring(name)} label={labels[name]} {...more}>
      <Input name={name} maxLength={most} autoComplete="off" defaultValue={value(name)} />
    </Field>
  )
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={form.id}
      onSubmit={form.onSubmit}
      preventScrollReset
      aria-busy={pending}
      className="grid max-w-3xl gap-10"
    >
      <Kept name="person" />
      <input type="hidden" name="based" value={person?.version ?? 0} />
      <FormPart title={parts.person}>
        {text('full_name', 120, { required: true })}
        {text('role', 160, { required: true })}
        <Field {...wiring('bio')} label={labels.bio} hint={hints.bio} className="sm:col-span-2">
          <Textarea name="bio" rows={4} maxLength={600} defaultValue={value('bio')} />
        </Field>
        {text('profile_url', 500, { hint: hints.profile_url, className: 'sm:col-span-2' })}
      </FormPart>
      <FormPart title={parts.portrait} text={parts.portraitText}>
        {person?.portrait && (
          <div className="w-32 border border-line">
            <Portrait picture={person.portrait} alt={person.portrait_alt ?? ''} sizes="8rem" />
          </div>
        )}
        <Field
          id="person-file"
          label={labels.file}
          hint={hints.file(formatFileSize(pictureBytes))}
          error={answer?.fileError}
          optionalText={copy.optional}
          className="sm:col-span-2"
        >
          <FileInput name="file" accept={pictureEndings} />
        </Field>
        {text('portrait_alt', 300, { hint: hints.portrait_alt, className: 'sm:col-span-2' })}
        {person?.portrait && <Tick name="drop_file" label={labels.drop_file} />}
      </FormPart>
      <Alert takesFocus text={answer?.error} />
      <SaveButtons isPending={pending} isPublished={person?.is_published} copy={copy} />
    </Form>
  )
}
