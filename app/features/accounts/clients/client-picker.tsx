import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { clientPicker } from '#content/admin-users.ts'
import type { ClientChoice } from './client.ts'

type ClientPickerProps = {
  id: string
  name: string
  label: string
  labelHidden?: boolean
  clients: ClientChoice
  value: string
  /** What the empty choice is called. */
  empty: string
  /** The word said to screen readers, where a client must be chosen. */
  requiredText?: string
  error?: string | string[] | null
  /** The form it belongs to. */
  form?: string
  /** What was searched for. */
  search: string
  /** Where the search leads, with everything else of the form in its query. */
  findAction: string
}

/**
 * A native select. Where there are more clients than it can list, a search beside it finds others. The
 * search sends the same form as GET, so that the entries come back with the result.
 */
export function ClientPicker(props: ClientPickerProps) {
  const { id, name, label, labelHidden, clients, value, empty, error, form, search } = props
  return (
    <div className={`grid lg:min-w-44 gap-2 ${labelHidden ? 'max-w-64' : ''}`}>
      <Field
        id={id}
        label={label}
        required={props.requiredText !== undefined}
        requiredText={props.requiredText}
        labelHidden={labelHidden}
        error={error}
        hint={clients.more ? clientPicker.some : undefined}
      >
        <Select
          key={`${value} ${clients.options[0]?.id}`}
          name={name}
          form={form}
          defaultValue={value}
          placeholder={empty}
          options={clients.options.map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
      </Field>
      {clients.more && (
        <div className="flex items-end gap-2">
          <Field id={`${id}-find`} label={clientPicker.search} labelHidden className="grow">
            <Input
              key={search}
              name="find_client"
              form={form}
              maxLength={200}
              defaultValue={search}
              placeholder={clientPicker.placeholder}
            />
          </Field>
          <p role="status" className="sr-only">
            {search && clientPicker.found(clients.options.length, search)}
          </p>
          <Button
            type="submit"
            variant="secondary"
            form={form}
            formMethod="get"
            formAction={props.findAction}
            formNoValidate
          >
            {clientPicker.find}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The name, with the company where that says more. */
function nameOf({ name, company_name }: ClientChoice['options'][number]): string {
  return company_name && company_name !== name ? `${name} (${company_name})` : name
}
