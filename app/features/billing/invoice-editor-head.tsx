import type { ReactNode } from 'react'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { invoiceEditor as copy } from '#content/admin-invoices.ts'
import { currencies, type DraftEntry, type HeadField } from './invoice-draft.ts'
import type { DraftErrors } from './invoice-draft-check.ts'

type EditorHeadProps = {
  entry: DraftEntry
  errors: DraftErrors
  projects: { id: string; name: string }[]
}

const needed: HeadField[] = ['description', 'currency', 'due_on', 'bill_name']

/** The fields for what the invoice is for and who is billed. */
export function EditorHead({ entry, errors, projects }: EditorHeadProps) {
  const field = (name: HeadField, control: ReactNode, className = '') => (
    <Field
      id={name}
      label={copy.fields[name]}
      error={errors[name]}
      required={needed.includes(name)}
      requiredText={copy.required}
      optionalText={copy.optional}
      className={className}
    >
      {control}
    </Field>
  )
  const input = (name: HeadField, limit: number) => (
    <Input name={name} maxLength={limit} defaultValue={entry[name]} autoComplete="off" />
  )
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="editor-for" className="grid content-start gap-5 sm:grid-cols-2">
        <h2 id="editor-for" className="headline text-heading sm:col-span-2">
          {copy.sections.head}
        </h2>
        {field('description', input('description', 300), 'sm:col-span-2')}
        {field(
          'project_id',
          <Select
            name="project_id"
            placeholder={copy.noProject}
            defaultValue={entry.project_id}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          />,
          'sm:col-span-2',
        )}
        {field('due_on', <Input type="date" name="due_on" defaultValue={entry.due_on} />)}
        {field(
          'currency',
          <Select
            name="currency"
            defaultValue={entry.currency}
            options={currencies.map((value) => ({ value, label: value }))}
          />,
        )}
        {field('po_number', input('po_number', 100), 'sm:col-span-2')}
      </section>
      <section aria-labelledby="editor-to" className="grid content-start gap-5">
        <h2 id="editor-to" className="headline text-heading">
          {copy.sections.billTo}
        </h2>
        {field('bill_name', input('bill_name', 200))}
        {field(
          'bill_address',
          <Textarea
            name="bill_address"
            rows={4}
            maxLength={1_000}
            defaultValue={entry.bill_address}
          />,
        )}
        {field('bill_contact', input('bill_contact', 300))}
      </section>
    </div>
  )
}
