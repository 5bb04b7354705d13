import { type ReactNode, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { acceptAttribute, fileBytes } from '#app/features/files/file.ts'
import { describeFault } from '#app/features/files/file-fault.ts'
import { useUpload } from '#app/features/files/use-upload.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { documentForms } from '#content/documents.ts'
import { fileUpload } from '#content/files.ts'
import type { Refusal } from './document.ts'

type FileFormProps = {
  id: string
  /** The address for a plain post; `uploadPath` is the endpoint for the script. */
  action: string
  uploadPath: string
  maxFiles: number
  copy: { label: string; hint: string; submit: string; submitting: string }
  refusal: Refusal | undefined
  children?: (errors: Refusal['errors']) => ReactNode
}

/** A form with files: a plain post without a script, an upload with a progress bar with one. */
export function FileForm(props: FileFormProps) {
  const { id, action, uploadPath, maxFiles, copy, children } = props
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle'
  const { progress, send } = useUpload<Refusal>()
  const [refusal, setRefusal] = useState<Refusal>()
  const errors = (refusal ?? props.refusal)?.errors ?? {}
  const pending = progress !== null
  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    const faults = findFaults(data.getAll('files'), maxFiles)
    setRefusal({ errors: faults.length > 0 ? { files: faults } : {} })
    if (faults.length > 0) return
    const answer = await send(uploadPath, data)
    if (answer && 'location' in answer) navigate(answer.location)
    else if (answer) setRefusal(answer.refusal)
  }
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void submit(event.currentTarget)
      }}
      className="grid gap-5"
    >
      {children?.(errors)}
      <Field
        id={`${id}-files`}
        label={copy.label}
        hint={copy.hint}
        error={errors.files?.join(' ')}
        required
        requiredText={documentForms.required}
      >
        <FileInput name="files" multiple={maxFiles > 1} accept={acceptAttribute()} />
      </Field>
      <div role="status" className={pending ? '' : 'sr-only'}>
        {pending && (
          <Progress
            label={fileUpload.progress}
            value={progress}
            text={progress >= 1 ? fileUpload.checking : undefined}
          />
        )}
      </div>
      <Button type="submit" disabled={pending || leaving} className="justify-self-start">
        {pending ? copy.submitting : copy.submit}
      </Button>
    </Form>
  )
}

/** The errors that the browser can find before sending. */
function findFaults(entries: FormDataEntryValue[], maxFiles: number): string[] {
  const files = entries.filter((one) => one instanceof File).filter(({ name }) => name !== '')
  if (files.length === 0) return [documentForms.errors.file]
  return files.flatMap(({ name, size }, index) => {
    if (index === maxFiles) return [describeFault({ name, reason: 'too_many' }, { maxFiles })]
    if (size > fileBytes) return [describeFault({ name, reason: 'too_large' })]
    return size === 0 ? [describeFault({ name, reason: 'empty' })] : []
  })
}
