import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { account } from '#content/account.ts'
import { passwordChangeSchema } from '../account/account.ts'
import { AccountSection } from '../account/account-section.tsx'
import { PasswordField } from './password-field.tsx'

const { password: copy } = account

type PasswordFormProps = { email: string; result: SubmissionResult<string[]> | undefined }

export function PasswordForm({ email, result }: PasswordFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'password'
  const [form, fields] = useForm({
    id: 'password-change',
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: passwordChangeSchema }),
  })
  return (
    <AccountSection id="password-title" title={copy.title} text={copy.text}>
      <Form
        method="post"
        {...getFormProps(form)}
        preventScrollReset
        className="grid max-w-md gap-5"
      >
        <input type="hidden" name="intent" value="password" />
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Alert title={account.failure.title} text={form.errors} boxed />
        <PasswordField
          field={fields.password}
          label={copy.current}
          requiredText={account.required}
        />
        <PasswordField
          field={fields.newPassword}
          label={copy.new}
          requiredText={account.required}
          isNew
        />
        <SubmitButton
          variant="secondary"
          className="justify-self-start max-sm:w-full"
          label={copy.save}
          busy={pending && copy.saving}
        />
      </Form>
    </AccountSection>
  )
}
