import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { SignInLayout } from '#app/ui/sign-in-layout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { adminAuth } from '#content/admin.ts'
import { company } from '#content/company.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { PasswordField } from '../password/password-field.tsx'
import { signInSchema } from './sign-in.ts'
import { type Failure, useFailureToast } from './use-failure-toast.ts'

type AdminSignInProps = {
  result: SubmissionResult<string[]> | undefined
  failure: Failure | null
}

/** The sign-in page of staff: the form, and the warning beside it. */
export function AdminSignIn({ result, failure }: AdminSignInProps) {
  const pending = useNavigation().state !== 'idle'
  useFailureToast(failure, adminAuth.failure.title)
  const [form, fields] = useForm({
    id: 'admin-sign-in',
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
  })
  return (
    <SignInLayout portal="/auth" company={company} copy={adminAuth} figure="quiet">
      <Form method="post" {...getFormProps(form)} className="mt-8 grid gap-5">
        <Alert title={adminAuth.failure.title} text={form.errors} boxed />
        <TextField
          key={`email-${fields.email.initialValue}`}
          field={fields.email}
          label={adminAuth.email}
          required
          requiredText={adminAuth.required}
          input={{ type: 'email', autoComplete: 'username webauthn', maxLength: 255 }}
        />
        <PasswordField
          field={fields.password}
          label={adminAuth.password}
          requiredText={adminAuth.required}
        />
        <SubmitButton label={adminAuth.submit} busy={pending && adminAuth.submitting} />
      </Form>
      <PasskeyButton offers side="admin" failed={adminAuth.failure.title} />
    </SignInLayout>
  )
}
