import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect } from 'react'
import { Link, useFetcher, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { auth } from '#content/auth.ts'
import type { ShownInvitation } from '../invitations/invitation.ts'
import { PasswordField } from '../password/password-field.tsx'
import { type AuthAnswer, authPagePath } from '../sign-in/auth-page.ts'
import { useFailureToast } from '../sign-in/use-failure-toast.ts'
import { addressSchema, signUpSchema } from './sign-up.ts'

const { signUp: copy, fields: labels } = auth

type SignUpFormProps = {
  email: string
  invitation: ShownInvitation | null
  /** The page came with the invitation: its address cannot be changed. */
  locked: boolean
  /** Called with the invitation that the typed address has, if any. */
  onFound(invitation: ShownInvitation | null): void
  /** Called with the address as it is typed. */
  onTyped(email: string): void
  answer: AuthAnswer | undefined
}

export function SignUpForm(props: SignUpFormProps) {
  const { email, invitation, locked, onFound, onTyped, answer } = props
  const pending = useNavigation().formData?.get('intent') === 'sign-up'
  const [form, fields] = useForm({
    id: 'sign-up',
    lastResult: answer?.result,
    defaultValue: { email },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signUpSchema }),
  })
  const lookUp = useFetcher<{ invitation: ShownInvitation | null }>()
  const validating = lookUp.state !== 'idle'
  useEffect(() => {
    if (lookUp.state === 'idle' && lookUp.data) onFound(lookUp.data.invitation)
  }, [lookUp.state, lookUp.data, onFound])
  function check(typed: string) {
    const address = addressSchema.safeParse({ email: typed }).data?.email
    if (address && address !== invitation?.email && !locked)
      lookUp.load(`/auth/invitation?${new URLSearchParams({ email: address })}`)
  }
  useFailureToast(answer?.failure, copy.failure.title)
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <input type="hidden" name="intent" value="sign-up" />
      <Alert title={copy.failure.title} text={form.errors} boxed />
      <TextField
        field={fields.fullName}
        label={labels.fullName}
        required
        requiredText={auth.required}
        input={{ autoComplete: 'name', maxLength: 100 }}
      />
      <div>
        <Field
          id={fields.email.id}
          label={labels.email}
          hint={invitation ? auth.emailLocked : undefined}
          error={fields.email.errors}
          required
          requiredText={auth.required}
        >
          <Input
            name={fields.email.name}
            type="email"
            autoComplete="username"
            defaultValue={fields.email.initialValue}
            readOnly={invitation !== null}
            onInput={(event) => onTyped(event.currentTarget.value)}
            onBlur={(event) => check(event.currentTarget.value)}
            maxLength={255}
          />
        </Field>
        <div role="status">
          {validating && (
            <p className="mt-2 flex items-center gap-2 text-small text-ink-muted">
              <span
                aria-hidden="true"
                className="size-4 animate-spin rounded-full border-2 border-line-strong border-t-vermilion"
              />
              {auth.validating}
            </p>
          )}
        </div>
        {invitation && !invitation.confirmed && locked && (
          <Link
            to={authPagePath('', 'sign-up')}
            className="text-link mt-1 inline-flex min-h-8 items-center text-small"
          >
            {auth.otherAddress}
          </Link>
        )}
        {invitation && !locked && (
          <button
            type="button"
            className="text-link mt-1 inline-flex min-h-8 items-center text-small"
            onClick={() => onFound(null)}
          >
            {auth.otherAddress}
          </button>
        )}
      </div>
      <PasswordField
        field={fields.password}
        label={labels.password}
        requiredText={auth.required}
        isNew
      />
      <Button type="submit" disabled={pending} className="sm:justify-self-start sm:px-8">
        {pending ? copy.submitting : copy.submit}
      </Button>
    </Form>
  )
}
