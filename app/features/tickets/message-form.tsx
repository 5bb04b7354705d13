import { useState } from 'react'
import { acceptAttribute } from '#app/features/files/file.ts'
import { chosenFiles, findFileFaults } from '#app/features/files/file-fault.ts'
import { useFileForm } from '#app/features/files/use-file-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { UploadProgress } from '#app/ui/upload-progress.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { fileUpload } from '#content/files.ts'
import { newTicket, ticketPage } from '#content/tickets.ts'
import { bodyLength, type MessageRefusal, messageSchema } from './ticket.ts'

type MessageFormProps = {
  kind: 'reply' | 'note'
  formId: string
  /** The address for a plain post; a script posts to `/messages` below it. */
  path: string
  copy: { body: string; hint?: string; submit: string; submitting: string }
  refusal: MessageRefusal | undefined
  /** Sending it reopens the ticket; the message may be left out. */
  reopens?: boolean
}

/** A message with attachments. */
export function MessageForm(props: MessageFormProps) {
  const { kind, formId, path, copy, refusal: posted, reopens = false } = props
  const [refusal, setRefusal] = useState(posted?.kind === kind ? posted : undefined)
  const errors = refusal?.errors ?? {}
  function check(data: FormData): MessageRefusal | undefined {
    const isBare = reopens && !String(data.get('body')).trim() && chosenFiles(data).length === 0
    if (isBare) return undefined
    const body = messageSchema.safeParse({ body: data.get('body') }).error?.issues
    const files = findFileFaults(data)
    if (!body && files.length === 0) return undefined
    return { kind, body: '', errors: { body: body?.map(({ message }) => message), files } }
  }
  const { form, progress, pending, disabled } = useFileForm({
    uploadPath: `${path}/messages`,
    check,
    onRefusal: setRefusal,
    replaces: true,
  })
  const element = useFocusOnFault(refusal)
  return (
    <Form ref={element} action={path} {...form} className="mt-4 grid gap-5">
      <Kept name={kind} />
      <input type="hidden" name="formId" value={formId} />
      <input type="hidden" name="kind" value={reopens ? 'reopen' : kind} />
      <Field
        id={`${kind}-body`}
        label={copy.body}
        hint={copy.hint}
        error={errors.body}
        required={!reopens}
        requiredText={newTicket.required}
      >
        <Textarea name="body" rows={5} maxLength={bodyLength} defaultValue={refusal?.body} />
      </Field>
      <Field
        id={`${kind}-files`}
        label={ticketPage.reply.files}
        hint={ticketPage.reply.filesHint}
        error={errors.files?.join(' ')}
      >
        <FileInput name="files" multiple accept={acceptAttribute()} />
      </Field>
      <Alert text={errors.form} />
      <UploadProgress value={progress} labels={fileUpload} />
      <SubmitButton
        variant={kind === 'note' ? 'secondary' : 'primary'}
        start
        label={copy.submit}
        busy={pending && copy.submitting}
        disabled={disabled}
      />
    </Form>
  )
}
