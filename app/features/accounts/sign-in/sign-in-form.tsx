import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { auth } from '#content/auth.ts'
import type { ShownInvitation } from '../invitations/invitation.ts'
import { PasswordField } from '../password/password-field.tsx'
import type { AuthAnswer } from './auth-page.ts'
import { signInSchema } from './sign-in.ts'
import { useFailureToast } from './use-failure-toast.ts'

const { signIn: copy, fields: labels } = auth

type SignInFormProps = {
  email: string
  /** Called with the address as it is typed. */
  onTyped(email: string): void
  forgotPath: string
  /** Used after signing in. */
  invitation: ShownInvitation | null
  answer: AuthAnswer | undefined
}

export function SignInForm(props: SignInFormProps) {
  const { email, onTyped, forgotPath, invitation, answer } = props
  const pending = useNavigation().formData?.get('intent') === 'sign-in'
  const [form, fields] = useForm({
    id: 'sign-in',
    lastResult: answer?.result,
    defaultValue: { email },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
  })
  useFailureToast(answer?.failure, copy.failure.title)
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <input type="hidden" name="intent" value="sign-in" />
      <Alert title={copy.failure.title} text={form.errors} boxed />
      <TextField
        key={`email-${fields.email.initialValue}`}
        field={fields.email}
        label={labels.email}
        required
        requiredText={auth.required}
        input={{
          type: 'email',
          autoComplete: 'username webauthn',
          maxLength: 255,
          onInput: (event) => onTyped(event.currentTarget.value),
        }}
      />
      <PasswordField field={fields.password} label={labels.password} requiredText={auth.required} />
      {invitation && <p className="text-ink-muted">{copy.joinNote(invitation.company)}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" disabled={pending} className="max-sm:w-full sm:px-8">
          {pending ? copy.submitting : copy.submit}
        </Button>
        <Link to={forgotPath} className="text-link inline-flex min-h-8 items-center">
          {copy.forgot}
        </Link>
      </div>
    </Form>
  )
}
