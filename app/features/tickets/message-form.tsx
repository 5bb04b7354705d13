import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { acceptAttribute, fileBytes, filesAtOnce } from '#app/features/files/file.ts'
import { describeFault } from '#app/features/files/file-fault.ts'
import { useUpload } from '#app/features/files/use-upload.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Progress } from '#app/ui/progress.tsx'
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
}

/**
 * A message with attachments: a plain post without a script, an upload with a progress bar with
 * one.
 */
export function MessageForm({ kind, formId, path, copy, refusal: posted }: MessageFormProps) {
  const navigate = useNavigate()
  const leaving = useNavigation().state !== 'idle'
  const { progress, send } = useUpload<MessageRefusal>()
  const [refusal, setRefusal] = useState(posted?.kind === kind ? posted : undefined)
  const errors = refusal?.errors ?? {}
  const pending = progress !== null

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    const found = findErrors(data)
    setRefusal(found && { kind, body: '', errors: found })
    if (found) return
    const answer = await send(`${path}/messages`, data)
    if (answer && 'location' in answer) navigate(answer.location, { replace: true })
    else if (answer) setRefusal(answer.refusal)
  }
  return (
    <Form
      method="post"
      action={path}
      encType="multipart/form-data"
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void submit(event.currentTarget)
      }}
      className="mt-4 grid gap-5"
    >
      <input type="hidden" name="formId" value={formId} />
      <input type="hidden" name="kind" value={kind} />
      <Field
        id={`${kind}-body`}
        label={copy.body}
        hint={copy.hint}
        error={errors.body}
        required
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
        <Input
          type="file"
          name="files"
          multiple
          accept={acceptAttribute()}
          className="h-auto! py-2 file:me-4 file:min-h-8 file:cursor-pointer file:rounded-paper file:border file:border-solid file:border-ink file:bg-transparent file:px-3 file:text-small file:text-ink hover:file:bg-ink hover:file:text-paper"
        />
      </Field>
      {errors.form && (
        <p role="alert" className="border-s-2 border-vermilion ps-3 font-medium text-vermilion">
          {errors.form}
        </p>
      )}
      <div role="status" className={pending ? '' : 'sr-only'}>
        {pending && (
          <Progress
            label={fileUpload.progress}
            value={progress}
            text={progress >= 1 ? fileUpload.checking : undefined}
          />
        )}
      </div>
      <Button
        type="submit"
        variant={kind === 'note' ? 'secondary' : 'primary'}
        disabled={pending || leaving}
        className="justify-self-start"
      >
        {pending ? copy.submitting : copy.submit}
      </Button>
    </Form>
  )
}

/** The errors that the browser can find before sending. */
function findErrors(data: FormData): MessageRefusal['errors'] | undefined {
  const parsed = messageSchema.safeParse({ body: data.get('body') })
  const chosen = data.getAll('files').filter((one) => one instanceof File)
  const files = chosen
    .filter(({ name }) => name !== '')
    .flatMap(({ name, size }, place) => {
      if (place === filesAtOnce) return [describeFault({ name, reason: 'too_many' })]
      if (size > fileBytes) return [describeFault({ name, reason: 'too_large' })]
      return size === 0 ? [describeFault({ name, reason: 'empty' })] : []
    })
  if (parsed.success && files.length === 0) return undefined
  return { body: parsed.error?.issues.map((issue) => issue.message), files }
}
