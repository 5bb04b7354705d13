import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { personPage as copy } from '#content/people.ts'
import { type NamedRecord, organisationsPath, type Person } from './person.ts'

const { keeping } = copy

/** The refused form, with what was typed. */
export type PersonAnswer = {
  typed: { owner: string; organisation: string; create: boolean }
  faults: { owner?: string; organisation?: string }
  error?: string
}

type PersonKeepingProps = {
  person: Person
  staff: NamedRecord[]
  suggested: NamedRecord[]
  answer: PersonAnswer | undefined
  path: string
}

/** Who looks after a person, and where they work. */
export function PersonKeeping({ person, staff, suggested, answer, path }: PersonKeepingProps) {
  const isSaving = useNavigation().formData?.get('intent') === 'keep'
  const { typed, faults = {}, error } = answer ?? {}
  const options = staff.map(({ id, name }) => ({ value: id, label: name }))
  const form = useFocusOnFault(answer)
  const [suggestion] = person.organisation ? [] : suggested
  return (
    <>
      {error && <Alert text={error} className="mb-4" />}
      {person.organisation && (
        <p className="mb-4">
          <Link to={`${organisationsPath}/${person.organisation.id}`} className="text-link">
            {keeping.viewOrganisation}
          </Link>
        </p>
      )}
      <Form
        ref={form}
        method="post"
        action={path}
        preventScrollReset
        replace
        className="grid gap-5"
      >
        <Kept name="keeping" />
        <input type="hidden" name="based" value={person.version} />
        <Field id="person-owner" label={keeping.owner} error={faults.owner}>
          <Select
            name="owner"
            defaultValue={typed?.owner ?? person.owner_id ?? ''}
            options={options}
            placeholder={keeping.nobody}
          />
        </Field>
        <Field
          id="person-organisation"
          label={keeping.organisation}
          hint={
            suggestion
              ? `${keeping.suggested(suggestion.name)} ${keeping.organisationHint}`
              : keeping.organisationHint
          }
          error={faults.organisation}
          autoFocus={faults.organisation !== undefined}
        >
          <Input
            name="organisation"
            list="organisations-suggested"
            autoComplete="off"
            maxLength={200}
            defaultValue={typed?.organisation ?? person.organisation?.name ?? ''}
          />
        </Field>
        <datalist id="organisations-suggested">
          {[...new Set([...suggested.map(({ name }) => name), person.organisation_given])]
            .filter(Boolean)
            .map((name) => (
              <option key={name} value={name} />
            ))}
        </datalist>
        <label className="flex min-h-6 items-center gap-3">
          <input
            type="checkbox"
            name="create"
            defaultChecked={typed?.create}
            className="size-5 shrink-0"
          />
          {keeping.create}
        </label>
        <SubmitButton
          name="intent"
          value="keep"
          variant="secondary"
          start
          label={keeping.save}
          busy={isSaving && keeping.saving}
        />
      </Form>
    </>
  )
}
