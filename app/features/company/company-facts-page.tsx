import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
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

export type FactsAnswer = { result: SubmissionResult<string[]> | null; error?: string }
type CompanyFactsPageProps = {
  facts: CompanyFacts
  version: number
  changes: readonly FactChange[]
  answer: FactsAnswer | undefined
}
type Known = Record<string, { id: string; errors?: string[]; initialValue?: unknown }>

/** Everything that is stated about the company, in one form because a save is one version. */
export function CompanyFactsPage({ facts, version, changes, answer }: CompanyFactsPageProps) {
  const pending = useNavigation().formMethod === 'POST'
  const [form, known] = useForm({
    id: 'company',
    lastResult: answer?.result,
    defaultValue: facts as never,
    onValidate: ({ formData }) => parseFacts(formData) as never,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
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
          <Group key={group} group={group} fields={known as unknown as Known} />
        ))}
        <Alert takesFocus text={answer?.error} className="mt-6" />
        <SubmitButton className="mt-8" label={copy.save} busy={pending && copy.saving} />
      </Form>
      <FactChanges changes={changes} />
    </>
  )
}

function Group({ group, fields }: { group: FactGroup; fields: Known }) {
  const { title, text } = copy.groups[group]
  return (
    <fieldset className="mb-10 border-t border-ink pt-5">
      <legend className="float-left w-full headline text-heading">{title}</legend>
      <p className="prose-measure clear-both pt-2 text-ink-muted">{text}</p>
      <div className="clear-both grid gap-x-6 gap-y-5 pt-4 sm:grid-cols-2">
        {(Object.entries(factGroups[group]) as [FactKey, FactKind][]).map(([key, kind]) => (
          <Fact key={key} name={key} kind={kind} field={fields[key]} />
        ))}
      </div>
    </fieldset>
  )
}

const hints: Partial<Record<FactKey, string>> = copy.hints
const rows: Partial<Record<FactKind, number>> = { text: 3, lines: 3, links: 3 }

type FactProps = { name: FactKey; kind: FactKind; field: Known[string] | undefined }

function Fact({ name, kind, field }: FactProps) {
  const control = {
    name,
    maxLength: factLimits[kind],
    autoComplete: 'off',
    defaultValue: field?.initialValue as string | undefined,
  }
  return (
    <Field
      id={field?.id ?? name}
      label={copy.fields[name]}
      hint={hints[name]}
      error={field?.errors}
      optionalText={copy.optional}
    >
      {rows[kind] ? <Textarea {...control} rows={rows[kind]} /> : <Input {...control} />}
    </Field>
  )
}
