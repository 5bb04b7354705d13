import type { FieldMetadata } from '@conform-to/react'
import { useRef } from 'react'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { clientsPage } from '#content/admin-clients.ts'
import type { ClientEdit } from './client.ts'

export type ClientFieldName = keyof ClientEdit
export type ClientFields = Record<
  Exclude<ClientFieldName, 'status'>,
  FieldMetadata<string | null | undefined>
>

type ClientFieldProps = {
  name: Exclude<ClientFieldName, 'status'>
  fields: ClientFields
  /** In a row of the table: whose row it is. The label is then for screen readers only. */
  of?: string
  form?: string
  hint?: string
  /** Takes the focus as soon as it is there. */
  focused?: boolean
}

const { dialog, fields: labels } = clientsPage

/** One field of a client, in the dialog or in a row of the table. */
export function ClientField(props: ClientFieldProps) {
  const { name, fields, of, form, hint, focused = false } = props
  const input = useRef<HTMLInputElement>(null)
  useFocusOnArrival(() => input.current, focused)
  const field = fields[name]
  const control = {
    name: field.name,
    form,
    defaultValue: field.initialValue as string | undefined,
    placeholder: of ? labels[name] : undefined,
  }
  return (
    <Field
      id={field.id}
      label={of ? clientsPage.fieldOf(labels[name], of) : labels[name]}
      labelHidden={of !== undefined}
      error={field.errors}
      required={name === 'name'}
      requiredText={dialog.required}
      optionalText={of ? undefined : dialog.optional}
      hint={hint}
      className={of ? 'lg:min-w-40' : undefined}
    >
      {name === 'notes' ? (
        <Textarea {...control} rows={of ? 2 : 4} />
      ) : (
        <Input
          ref={input}
          {...control}
          type={name === 'contact_email' ? 'email' : name === 'contact_phone' ? 'tel' : 'text'}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
