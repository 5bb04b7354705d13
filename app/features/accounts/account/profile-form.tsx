import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { account } from '#content/account.ts'
import { profileSchema } from './account.ts'
import { AccountSection } from './account-section.tsx'

const { profile: copy } = account

type ProfileFormProps = {
  fullName: string
  result: SubmissionResult<string[]> | undefined
}

export function ProfileForm({ fullName, result }: ProfileFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'profile'
  const [form, fields] = useForm({
    id: 'profile',
    lastResult: result,
    defaultValue: { fullName },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: profileSchema }),
  })
  return (
    <AccountSection id="profile-title" title={copy.title}>
      <Form
        method="post"
        {...getFormProps(form)}
        preventScrollReset
        className="grid max-w-md gap-5"
      >
        <Kept name="profile" />
        <input type="hidden" name="intent" value="profile" />
        <Alert title={account.failure.title} text={form.errors} boxed />
        <TextField
          field={fields.fullName}
          label={copy.fullName}
          required
          requiredText={account.required}
          input={{ autoComplete: 'name', maxLength: 100 }}
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
