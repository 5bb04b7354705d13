import { useForm } from '@conform-to/react'
import { type ReactNode, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { acceptAttribute } from '#app/features/files/file.ts'
import { useUpload } from '#app/features/files/use-upload.ts'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { UploadProgress } from '#app/ui/upload-progress.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { fileUpload } from '#content/files.ts'
import { newTicket, ticketCopy, ticketPage } from '#content/tickets.ts'
import { type NewTicketRefusal, parseNewTicket } from './new-ticket-form.ts'
import { bodyLength, type NewTicketInput, type ProjectChoice } from './ticket.ts'

type NewTicketDialogProps = {
  formId: string
  refusal: NewTicketRefusal | null
  /** What the ticket can be about. */
  projects: ProjectChoice[]
  /** The query of the list behind the dialog. */
  search: string
  /** What may answer the title, as it is typed. */
  below: (title: string) => ReactNode
}

/** The dialog for a new ticket. It has its own address, so it opens without a script too. */
export function NewTicketDialog(props: NewTicketDialogProps) {
  const { search } = props
  const back = `/dashboard/support${search}`
  const { leave } = useWayBack(back)
  return (
    <Dialog
      open
      title={newTicket.title}
      description={newTicket.intro}
      closeLabel={newTicket.close}
      closeHref={back}
      onClose={leave}
    >
      <NewTicketForm {...props} />
    </Dialog>
  )
}

const address = '/dashboard/support/new'

/** A plain post without a script, an upload with a progress bar with one. */
function NewTicketForm(props: NewTicketDialogProps) {
  const { formId, refusal: posted, projects, search, below } = props
  const navigate = useNavigate()
  const leaving = useNavigation().state === 'loading'
  const [refusal, setRefusal] = useState(posted)
  const [title, setTitle] = useState('')
  const { progress, send } = useUpload<NewTicketRefusal>(newTicket.failure)
  const pending = progress !== null || leaving
  const [form, fields] = useForm<NewTicketInput & { files?: unknown }>({
    id: 'new-ticket',
    lastResult: refusal?.result,
    onValidate: ({ formData }) => parseNewTicket(formData),
    onSubmit(event, { formData }) {
      event.preventDefault()
      if (!pending) void submit(formData)
    },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  async function submit(formData: FormData) {
    const answer = await send(`${address}/file-upload`, formData)
    if (!answer) return
    if ('location' in answer) return navigate(answer.location, { replace: true })
    const { failed } = answer.refusal
    if (failed) raiseToast({ ...newTicket.failure, description: failed, tone: 'destructive' })
    setRefusal(answer.refusal)
  }
  const field = (name: keyof typeof fields) => ({
    id: fields[name].id,
    error: fields[name].errors,
    label: newTicket.fields[name],
    requiredText: newTicket.required,
    optionalText: newTicket.optional,
  })
  const control = (name: keyof typeof fields) => ({
    name: fields[name].name,
    defaultValue: fields[name].initialValue as string | undefined,
  })
  return (
    <Form
      method="post"
      action={`${address}${search}`}
      encType="multipart/form-data"
      id={form.id}
      onSubmit={form.onSubmit}
      aria-busy={pending}
      className="grid gap-5"
    >
      <Kept name="ticket" />
      <input type="hidden" name="formId" value={formId} />
      <Field {...field('title')} required>
        <Input
          {...control('title')}
          onInput={(event) => setTitle(event.currentTarget.value)}
          maxLength={200}
          autoComplete="off"
        />
      </Field>
      {below(title)}
      <Field {...field('description')} required>
        <Textarea {...control('description')} rows={4} maxLength={bodyLength} />
      </Field>
      <Field {...field('priority')} optionalText={undefined}>
        <Select
          name={fields.priority.name}
          defaultValue={(fields.priority.initialValue as string | undefined) ?? 'medium'}
          options={optionsOf(ticketCopy.priority)}
        />
      </Field>
      {projects.length > 0 && (
        <Field {...field('project')}>
          <Select
            {...control('project')}
            placeholder={newTicket.noProject}
            options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
      <Field
        {...field('files')}
        error={fields.files.errors?.join(' ')}
        hint={ticketPage.reply.filesHint}
      >
        <FileInput name={fields.files.name} multiple accept={acceptAttribute()} />
      </Field>
      <Alert text={form.errors} />
      <UploadProgress value={progress} labels={fileUpload} />
      <SubmitButton start label={newTicket.submit} busy={pending && newTicket.submitting} />
    </Form>
  )
}
