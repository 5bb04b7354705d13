import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { secondFactor as words } from '#content/second-factor.ts'
import { ownPasswordSchema } from '../account/account.ts'
import { FormFailure } from '../sign-in/form-failure.tsx'

type OwnPasswordFormProps = {
  intent: 'begin' | 'renew' | 'turn-off'
  submit: string
  submitting: string
  variant?: 'primary' | 'secondary' | 'destructive'
  result: SubmissionResult<string[]> | undefined
}

/** One button that asks for the password first. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const { intent, submit, submitting, variant = 'secondary', result } = props
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
      <FormFailure title={words.failure.title} message={form.errors?.[0]} />
      <Field
        id={fields.password.id}
        label={words.password}
        error={fields.password.errors}
        required
        requiredText={words.required}
      >
        <Input
          name={fields.password.name}
          type="password"
          autoComplete="current-password"
          maxLength={1_000}
        />
      </Field>
      <Button
        type="submit"
        variant={variant}
        disabled={pending}
        className="justify-self-start max-sm:w-full"
      >
        {pending ? submitting : submit}
      </Button>
    </Form>
  )
}
