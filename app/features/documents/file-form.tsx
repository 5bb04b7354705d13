import { type ReactNode, useState } from 'react'
import { acceptAttribute } from '#app/features/files/file.ts'
import { chosenFiles, findFileFaults } from '#app/features/files/file-fault.ts'
import { useFileForm } from '#app/features/files/use-file-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { UploadProgress } from '#app/ui/upload-progress.tsx'
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

/** A form that uploads documents. */
export function FileForm(props: FileFormProps) {
  const { id, action, uploadPath, maxFiles, copy, children } = props
  const [refusal, setRefusal] = useState(props.refusal)
  const errors = refusal?.errors ?? {}
  function check(data: FormData): Refusal | undefined {
    const found = chosenFiles(data).length > 0
    const files = found ? findFileFaults(data, { maxFiles }) : [documentForms.errors.file]
    return files.length > 0 ? { errors: { files } } : undefined
  }
  const { form, progress, pending, disabled } = useFileForm({
    uploadPath,
    check,
    onRefusal: setRefusal,
  })
  return (
    <Form action={action} {...form} className="grid gap-5">
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
      <UploadProgress value={progress} labels={fileUpload} />
      <Button type="submit" disabled={disabled} className="justify-self-start">
        {pending ? copy.submitting : copy.submit}
      </Button>
    </Form>
  )
}
