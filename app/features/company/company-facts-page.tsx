import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { type FormAnswer, useCheckedForm } from '#app/ui/use-checked-form.ts'
import { companyPanel as copy } from '#content/company-panel.ts'
import {
  type CompanyFacts,
  type FactChange,
  type FactGroup,
  type FactKey,
  type FactKind,
  factGroups,
  factLimits,
} from './company-facts.ts'
import { parseFacts } from './company-facts-form.ts'
import { CompanyHead } from './company-head.tsx'
import { FactChanges } from './fact-changes.tsx'

type CompanyFactsPageProps = {
  facts: CompanyFacts
  version: number
  changes: readonly FactChange[]
  answer: FormAnswer | undefined
}

/** Everything that is stated about the company, in one form because a save is one version. */
export function CompanyFactsPage({ facts, version, changes, answer }: CompanyFactsPageProps) {
  const pending = useNavigation().formMethod === 'POST'
  const { form, ...fields } = useCheckedForm({
    ...{ id: 'company', answer, stored: facts, parse: parseFacts },
  })
  const groups = Object.keys(factGroups) as FactGroup[]
  return (
    <>
      <CompanyHead here="facts" title={copy.title} text={copy.text} />
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        preventScrollReset
        aria-busy={pending}
        className="max-w-4xl"
      >
        <Kept name="facts" />
        <input type="hidden" name="based" value={version} />
        {groups.map((group) => (
          <Group key={group} group={group} {...fields} />
        ))}
        <Alert takesFocus text={answer?.error} className="mt-6" />
        <SubmitButton className="mt-8" label={copy.save} busy={pending && copy.saving} />
      </Form>
      <FactChanges changes={changes} />
    </>
  )
}

type Fields = Omit<ReturnType<typeof useCheckedForm>, 'form'>

function Group({ group, ...fields }: Fields & { group: FactGroup }) {
  const { title, text } = copy.groups[group]
  return (
    <fieldset className="mb-10 border-t border-ink pt-5">
      <legend className="float-left w-full headline text-heading">{title}</legend>
      <p className="prose-measure clear-both pt-2 text-ink-muted">{text}</p>
      <div className="clear-both grid gap-x-6 gap-y-5 pt-4 sm:grid-cols-2">
        {(Object.entries(factGroups[group]) as [FactKey, FactKind][]).map(([key, kind]) => (
          <Fact key={key} name={key} kind={kind} {...fields} />
        ))}
      </div>
    </fieldset>
  )
}

const hints: Partial<Record<FactKey, string>> = copy.hints
const rows: Partial<Record<FactKind, number>> = { text: 3, lines: 3, links: 3 }

function Fact({ name, kind, wiring, value }: Fields & { name: FactKey; kind: FactKind }) {
  const control = {
    name,
    maxLength: factLimits[kind],
    autoComplete: 'off',
    defaultValue: value(name),
  }
  return (
    <Field
      {...wiring(name)}
      label={copy.fields[name]}
      hint={hints[name]}
      optionalText={copy.optional}
    >
      {rows[kind] ? <Textarea {...control} rows={rows[kind]} /> : <Input {...control} />}
    </Field>
  )
}
