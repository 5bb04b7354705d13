import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { account } from '#content/account.ts'
import { addressPart as copy } from '#content/address-change.ts'
import { PasswordField } from '../password/password-field.tsx'
import { addressChangeSchema } from './address-change.ts'

type AddressFormProps = { email: string; result: SubmissionResult<string[]> | undefined }

/** Asks for another address, with the password. */
export function AddressForm({ email, result }: AddressFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'address'
  const [form, fields] = useForm({
    id: 'address-change',
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: addressChangeSchema }),
  })
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset className="grid max-w-md gap-5">
      <input type="hidden" name="intent" value="address" />
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Alert title={account.failure.title} text={form.errors} boxed />
      <TextField
        field={fields.email}
        label={copy.email}
        required
        requiredText={account.required}
        input={{ type: 'email', autoComplete: 'off', maxLength: 255 }}
      />
      <PasswordField
        field={fields.password}
        label={copy.password}
        requiredText={account.required}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="secondary" disabled={pending} className="max-sm:w-full">
          {pending ? copy.submitting : copy.submit}
        </Button>
        <Link to="/auth/forgot" className="text-link">
          {copy.forgot}
        </Link>
      </div>
    </Form>
  )
}
