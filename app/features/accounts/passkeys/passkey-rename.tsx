import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink, SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { passkeys } from '#content/passkeys.ts'
import { AccountSection } from '../account/account-section.tsx'
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
        <Alert title={passkeys.failure.title} text={form.errors} boxed />
        <TextField
          field={fields.name}
          label={passkeys.list.name}
          required
          requiredText={passkeys.required}
          input={{ autoComplete: 'off', maxLength: 60, autoFocus: true }}
        />
        <span className="flex flex-wrap gap-3">
          <SubmitButton label={copy.submit} busy={pending && copy.submitting} />
          <ButtonLink to="?" variant="ghost">
            {passkeys.cancel}
          </ButtonLink>
        </span>
      </Form>
    </AccountSection>
  )
}
