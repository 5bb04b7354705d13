import type { ComponentProps } from 'react'
import { Field, Input } from '#app/ui/field.tsx'

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'children'> & {
  /** As the form has it: `fields.name`. */
  field: { id: string; name: string; errors?: string[]; initialValue?: unknown }
  input?: ComponentProps<'input'>
}

/** A field of a form with one line of text. */
export function TextField({ field, input, ...props }: TextFieldProps) {
  return (
    <Field id={field.id} error={field.errors} {...props}>
      <Input name={field.name} defaultValue={field.initialValue as string | undefined} {...input} />
    </Field>
  )
}
