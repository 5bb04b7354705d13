import { Field, Select } from '#app/ui/field.tsx'
import { newDecision as copy } from '#content/decisions.ts'
import { peopleAtMost } from './decision.ts'
import type { DecisionEntry, EntryErrors } from './new-decision.ts'

type NewDecisionPeopleProps = {
  people: { id: string; name: string }[]
  entry: DecisionEntry
  errors: EntryErrors
}

/** Who decides, in their order: as many places as the client has people, six at most. */
export function NewDecisionPeople({ people, entry, errors }: NewDecisionPeopleProps) {
  const places = Math.min(people.length, peopleAtMost)
  return (
    <fieldset className="min-w-0 border-t border-ink pt-4 sm:col-span-2">
      <legend className="headline pe-3 text-heading">{copy.people}</legend>
      <p className="mb-3 text-small text-ink-muted">
        {places === 0 ? copy.noPeople : copy.peopleHint}
      </p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: places }, (_, at) => `person-${at + 1}`).map((name, at) => (
          <Field
            key={name}
            id={name}
            label={copy.person(at + 1)}
            error={errors[name]}
            required={at === 0}
            requiredText={copy.required}
          >
            <Select
              name={name}
              placeholder={copy.nobody}
              options={people.map((one) => ({ value: one.id, label: one.name }))}
              defaultValue={entry.people[at] ?? ''}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
