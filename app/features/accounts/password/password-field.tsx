import { Field, Input } from '#app/ui/field.tsx'
import { auth } from '#content/auth.ts'
import { passwordLimits } from './password-limits.ts'

type PasswordFieldProps = {
  /** As the form has it: `fields.password`. */
  field: { id: string; name: string; errors?: string[] }
  label: string
  requiredText: string
  /** A new password is chosen here; otherwise the account's password is asked for. */
  isNew?: boolean
  autoFocus?: boolean
}

/** A field for a password; it tells password managers which of the two kinds it is. */
export function PasswordField({
  field,
  label,
  requiredText,
  isNew,
  autoFocus,
}: PasswordFieldProps) {
  return (
    <Field
      id={field.id}
      label={label}
      hint={isNew ? auth.passwordHint : undefined}
      error={field.errors}
      required
      requiredText={requiredText}
      autoFocus={autoFocus}
    >
      <Input name={field.name} type="password" {...passwordLimits[isNew ? 'chosen' : 'given']} />
    </Field>
  )
}
