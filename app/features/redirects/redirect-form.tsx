import { EntryButtons } from '#app/ui/entry-buttons.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { redirectsPage } from '#content/redirects.ts'
import {
  type RedirectFaults,
  type RedirectTyped,
  redirectStatuses,
  redirectsPath,
} from './redirect.ts'

const copy = redirectsPage.form
const statuses = redirectStatuses.map((status) => ({
  value: String(status),
  label: redirectsPage.statuses[status],
}))

type RedirectFormProps = { typed: RedirectTyped; faults: RedirectFaults }

/** Creates a redirect, or changes one. */
export function RedirectForm({ typed, faults }: RedirectFormProps) {
  const isNew = typed.id === ''
  const [first = 'from'] = Object.keys(faults)
  return (
    <section aria-labelledby="redirect-form" className="mb-10 border border-line p-5">
      <h2 id="redirect-form" className="headline text-heading">
        {copy.title[isNew ? 'new' : 'edit']}
      </h2>
      <Form
        method="post"
        action={redirectsPath}
        className="mt-4 grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_1fr_13rem]"
      >
        <Kept name={`redirect ${typed.id}`} />
        <input type="hidden" name="id" value={typed.id} />
        <Field
          id="redirect-from"
          label={copy.from}
          hint={copy.fromHint}
          error={faults.from}
          autoFocus={first === 'from'}
        >
          <Input name="from" defaultValue={typed.from} />
        </Field>
        <Field
          id="redirect-target"
          label={copy.target}
          hint={copy.targetHint}
          error={faults.target}
          autoFocus={first === 'target'}
        >
          <Input name="target" defaultValue={typed.target} />
        </Field>
        <Field id="redirect-status" label={copy.status} error={faults.status}>
          <Select name="status" defaultValue={typed.status} options={statuses} />
        </Field>
        <div className="flex flex-wrap gap-3 lg:col-span-3">
          <EntryButtons
            isNew={isNew}
            back={redirectsPath}
            copy={{ ...copy, save: copy[isNew ? 'create' : 'save'] }}
          />
        </div>
      </Form>
    </section>
  )
}
