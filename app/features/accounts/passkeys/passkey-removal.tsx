import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { passkeys } from '#content/passkeys.ts'
import { ownPasswordSchema } from '../account/account.ts'
import { AccountSection } from '../account/account-section.tsx'
import { FormFailure } from '../sign-in/form-failure.tsx'
import type { ListedPasskey } from './passkey.ts'

const { remove: words } = passkeys

type PasskeyRemovalProps = {
  passkey: ListedPasskey
  result: SubmissionResult<string[]> | undefined
}

/** Asks for the password before a passkey is removed. */
export function PasskeyRemoval({ passkey, result }: PasskeyRemovalProps) {
  const pending = useNavigation().formData?.get('intent') === 'remove'
  const [form, fields] = useForm({
    id: 'remove',
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: ownPasswordSchema }),
  })
  return (
    <AccountSection id="remove-title" title={words.title(passkey.name)} text={words.text}>
      <Form
        method="post"
        {...getFormProps(form)}
        preventScrollReset
        className="grid max-w-md gap-5"
      >
        <input type="hidden" name="intent" value="remove" />
        <FormFailure title={passkeys.failure.title} message={form.errors?.[0]} />
        <Field
          id={fields.password.id}
          label={passkeys.password}
          error={fields.password.errors}
          required
          requiredText={passkeys.required}
        >
          <Input
            name={fields.password.name}
            type="password"
            autoComplete="current-password"
            maxLength={1_000}
            autoFocus
          />
        </Field>
        <span className="flex flex-wrap gap-3">
          <Button type="submit" variant="destructive" disabled={pending}>
            {pending ? words.submitting : words.submit}
          </Button>
          <ButtonLink to="?" variant="ghost">
            {passkeys.cancel}
          </ButtonLink>
        </span>
      </Form>
    </AccountSection>
  )
}
