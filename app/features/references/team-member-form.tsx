import { formatFileSize } from '#app/features/files/file.ts'
import { pictureBytes, pictureEndings } from '#app/features/pictures/picture.ts'
import { Field, Textarea } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { teamPanel as copy } from '#content/team-panel.ts'
import { Portrait } from './portrait.tsx'
import { FormPart, type RecordAnswer, RecordForm, Tick } from './record-form.tsx'
import type { KeptTeamMember } from './team-member.ts'
import { parseTeamMember } from './team-member-input.ts'

type PersonFormProps = { person: KeptTeamMember | null; answer: RecordAnswer | undefined }

const { fields: labels, hints, parts } = copy

/** Adds or changes a person, with the portrait in the same form. */
export function TeamMemberForm({ person, answer }: PersonFormProps) {
  return (
    <RecordForm id="person" stored={person} answer={answer} parse={parseTeamMember} copy={copy}>
      {({ wiring, value, text }) => (
        <>
          <FormPart title={parts.person}>
            {text('full_name', 120, { required: true })}
            {text('role', 160, { required: true })}
            <Field {...wiring('bio')} hint={hints.bio} className="sm:col-span-2">
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
        </>
      )}
    </RecordForm>
  )
}
