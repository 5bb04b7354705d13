import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { passkeys } from '#content/passkeys.ts'
import { AccountSection } from '../account/account-section.tsx'
import { FormFailure } from '../sign-in/form-failure.tsx'
import { type ListedPasskey, passkeyNameSchema } from './passkey.ts'

const { rename: copy } = passkeys

type PasskeyRenameProps = {
  passkey: ListedPasskey
  result: SubmissionResult<string[]> | undefined
}

/** Gives a passkey another name. */
export function PasskeyRename({ passkey, result }: PasskeyRenameProps) {
  const pending = useNavigation().formData?.get('intent') === 'rename'
  const [form, fields] = useForm({
    id: 'rename',
    lastResult: result,
    defaultValue: { name: passkey.name },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: passkeyNameSchema }),
  })
  return (
    <AccountSection id="rename-title" title={copy.title(passkey.name)}>
      <Form
        method="post"
        {...getFormProps(form)}
        preventScrollReset
        className="grid max-w-md gap-5"
      >
        <input type="hidden" name="intent" value="rename" />
        <FormFailure title={passkeys.failure.title} message={form.errors?.[0]} />
        <Field
          id={fields.name.id}
          label={passkeys.list.name}
          error={fields.name.errors}
          required
          requiredText={passkeys.required}
        >
          <Input
            name={fields.name.name}
            defaultValue={fields.name.initialValue}
            autoComplete="off"
            maxLength={60}
            autoFocus
          />
        </Field>
        <span className="flex flex-wrap gap-3">
          <Button type="submit" disabled={pending}>
            {pending ? copy.submitting : copy.submit}
          </Button>
          <ButtonLink to="?" variant="ghost">
            {passkeys.cancel}
          </ButtonLink>
        </span>
      </Form>
    </AccountSection>
  )
}
