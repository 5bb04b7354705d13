import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { secondFactor as copy } from '#content/second-factor.ts'
import { ownPasswordSchema } from '../account/account.ts'
import { PasswordField } from './password-field.tsx'

type OwnPasswordFormProps = {
  intent: 'begin' | 'renew' | 'turn-off' | 'remove' | 'close'
  submit: string
  submitting: string
  variant?: 'primary' | 'secondary' | 'destructive'
  result: SubmissionResult<string[]> | undefined
  autoFocus?: boolean
  /** Beside the button. */
  children?: ReactNode
}

/** One button that asks for the password first. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const { intent, submit, submitting, variant = 'secondary', result, autoFocus, children } = props
  const pending = useNavigation().formData?.get('intent') === intent
  const [form, fields] = useForm({
    id: intent,
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: ownPasswordSchema }),
  })
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset className="grid max-w-md gap-5">
      <input type="hidden" name="intent" value={intent} />
      <Alert title={copy.failure.title} text={form.errors} boxed />
      <PasswordField
        field={fields.password}
        label={copy.password}
        requiredText={copy.required}
        autoFocus={autoFocus}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} disabled={pending} className="max-sm:w-full">
          {pending ? submitting : submit}
        </Button>
        {children}
      </div>
    </Form>
  )
}
