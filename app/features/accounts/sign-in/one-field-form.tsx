import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { auth } from '#content/auth.ts'
import { passwordLimits } from '../password/password-limits.ts'
import { addressSchema, confirmSchema, newPasswordSchema } from '../sign-up/sign-up.ts'
import { AuthFrame } from './auth-frame.tsx'

const kinds = {
  address: {
    schema: addressSchema,
    name: 'email',
    label: auth.fields.email,
    hint: undefined,
    input: { type: 'email', autoComplete: 'username', maxLength: 255 },
  },
  newPassword: {
    schema: newPasswordSchema,
    name: 'password',
    label: auth.fields.newPassword,
    hint: auth.passwordHint,
    input: { type: 'password', ...passwordLimits.chosen },
  },
  password: {
    schema: confirmSchema,
    name: 'password',
    label: auth.fields.password,
    hint: undefined,
    input: { type: 'password', ...passwordLimits.given },
  },
} as const

type OneFieldFormProps = {
  kind: keyof typeof kinds
  copy: { title: string; text: string; submit: string; submitting: string }
  result: SubmissionResult<string[]> | undefined
  /** What the field holds at first. */
  value?: string
  children?: ReactNode
}

/** A page before the sign-in with one field: an address, a new password, the password. */
export function OneFieldForm({ kind, copy, result, value, children }: OneFieldFormProps) {
  const { schema, name, label, hint, input } = kinds[kind]
  const pending = useNavigation().formMethod === 'POST'
  const [form, fields] = useForm<Record<string, string>>({
    id: 'auth-form',
    lastResult: result,
    defaultValue: value ? { [name]: value } : undefined,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
  })
  const field = fields[name]
  return (
    <AuthFrame>
      <h1 className="headline text-section">{copy.title}</h1>
      <p className="mt-3 text-ink-muted">{copy.text}</p>
      <Form method="post" {...getFormProps(form)} className="mt-6 grid gap-5">
        <Alert text={form.errors} boxed />
        <Field
          id={field?.id ?? name}
          label={label}
          hint={hint}
          error={field?.errors}
          required
          requiredText={auth.required}
        >
          <Input name={name} defaultValue={field?.initialValue} {...input} />
        </Field>
        <Button type="submit" disabled={pending} className="sm:justify-self-start sm:px-8">
          {pending ? copy.submitting : copy.submit}
        </Button>
      </Form>
      {children}
    </AuthFrame>
  )
}

/** What is shown in place of a form whose link is used up. */
export function DeadLink({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <AuthFrame>
      <h1 className="headline text-section">{title}</h1>
      <Alert text={text} boxed className="mt-4" />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">{children}</p>
    </AuthFrame>
  )
}
