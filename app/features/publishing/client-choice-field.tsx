import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { clientPicker } from '#content/admin-users.ts'
import { publicationForm as copy } from '#content/publishing.ts'
import type { ClientsToChoose } from './publication.ts'

type ClientChoiceFieldProps = {
  id: string
  label: string
  value: string
  clients: ClientsToChoose | undefined
  error: string[] | undefined
}

/** The client of a help article; shown while the article is for one client. */
export function ClientChoiceField({ id, label, value, clients, error }: ClientChoiceFieldProps) {
  if (!clients) return null
  const { options, more, search } = clients
  return (
    <div className="hidden group-has-[option[value=client]:checked]:block">
      <Field id={id} label={label} error={error} hint={more ? copy.someClients : undefined}>
        <Select
          key={`${search} ${options[0]?.id}`}
          name="client"
          defaultValue={value}
          placeholder={copy.chooseClient}
          options={options.map((one) => ({ value: one.id, label: one.name }))}
        />
      </Field>
    </div>
  )
}

type ClientSearchProps = { clients: ClientsToChoose; isDraft: boolean }

/**
 * Finds clients that the field does not list. A form of its own, so that it does not send the article,
 * which stays as it was typed.
 */
export function ClientSearch({ clients: { options, more, search }, isDraft }: ClientSearchProps) {
  if (!more) return null
  return (
    <Form
      method="get"
      preventScrollReset
      replace
      className="mt-6 flex max-w-lg flex-wrap items-end gap-2"
    >
      {isDraft && <input type="hidden" name="draft" value="1" />}
      <Field id="find-client" label={clientPicker.search} className="grow">
        <Input
          name="find_client"
          maxLength={200}
          defaultValue={search}
          placeholder={clientPicker.placeholder}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {clientPicker.find}
      </Button>
      <p role="status" className="w-full text-small text-ink-muted empty:hidden">
        {search && clientPicker.found(options.length, search)}
      </p>
    </Form>
  )
}
