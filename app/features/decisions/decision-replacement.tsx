import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { adminDecision } from '#content/decisions.ts'
import { adminDecisionsPath, type Decision, type Replacement } from './decision.ts'

const copy = adminDecision.replacement

type DecisionReplacementProps = {
  decision: Decision
  replacement: Replacement
  error: string | undefined
}

/** The form by which staff name somebody else in the place of a person. */
export function DecisionReplacement({ decision, replacement, error }: DecisionReplacementProps) {
  const { position, former, name, people } = replacement
  const pending = useNavigation().formData?.get('intent') === 'replace'
  const path = `${adminDecisionsPath}/${decision.id}`
  return (
    <section
      aria-labelledby="replacement"
      className="min-w-0 border-t-2 border-navy bg-surface px-4 py-5 sm:px-5"
    >
      <h2 id="replacement" className="headline text-heading wrap-anywhere">
        {copy.title(name)}
      </h2>
      {people.length === 0 ? (
        <p className="mt-2 mb-4 text-ink-muted">{copy.nobody}</p>
      ) : (
        <Form
          method="post"
          action={`${path}?replace=${position}`}
          preventScrollReset
          replace
          className="mt-2 grid max-w-md gap-4"
        >
          <p className="text-small text-ink-muted">{copy.hint}</p>
          <input type="hidden" name="intent" value="replace" />
          <input type="hidden" name="round" value={decision.round} />
          <input type="hidden" name="position" value={position} />
          <input type="hidden" name="former" value={former} />
          <Field
            id="replacement-person"
            label={copy.person}
            error={error}
            autoFocus
            required
            requiredText={adminDecision.required}
          >
            <Select
              name="person"
              placeholder={copy.choose}
              options={people.map((one) => ({ value: one.id, label: one.name }))}
            />
          </Field>
          <Button type="submit" disabled={pending} className="justify-self-start">
            {copy.submit}
          </Button>
        </Form>
      )}
      <p className="mt-4">
        <Link to={path} preventScrollReset className="text-link text-small">
          {copy.keep}
        </Link>
      </p>
    </section>
  )
}
