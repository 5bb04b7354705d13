import { useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { verifyPage as copy } from '#content/decision-record.ts'
import { verifyPath } from './verify.ts'

/** Chooses the file that is checked. */
export function VerifyForm({ error }: { error: string | null }) {
  const pending = useNavigation().formMethod === 'POST'
  return (
    <Form
      method="post"
      action={verifyPath}
      encType="multipart/form-data"
      className="grid max-w-xl gap-4"
    >
      <Field
        id="record"
        label={copy.file}
        hint={copy.fileHint}
        error={error}
        autoFocus={error !== null}
        required
        requiredText={copy.required}
      >
        <FileInput name="record" accept="application/pdf" />
      </Field>
      <SubmitButton size="large" start label={copy.submit} busy={pending && copy.submitting} />
    </Form>
  )
}
