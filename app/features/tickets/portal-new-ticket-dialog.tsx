import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { useWayBack } from '#app/ui/way-back.ts'
import { newTicket, ticketCopy } from '#content/tickets.ts'
import { type NewTicketInput, newTicketSchema } from './ticket.ts'

export function parseNewTicket(formData: FormData) {
  return parseWithZod(formData, { schema: newTicketSchema, disableAutoCoercion: true })
}

type NewTicketDialogProps = {
  formId: string
  result: SubmissionResult<string[]> | null
  /** The query of the list behind the dialog. */
  search: string
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

function NewTicketForm({ formId, result, search }: NewTicketDialogProps) {
  const pending = useNavigation().formData?.get('formId') === formId
  const [form, fields] = useForm<NewTicketInput>({
    id: 'new-ticket',
    lastResult: result,
    onValidate: ({ formData }) => parseNewTicket(formData),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const field = (name: keyof typeof fields) => ({
    id: fields[name].id,
    error: fields[name].errors,
    label: newTicket.fields[name],
    requiredText: newTicket.required,
  })
  const control = (name: keyof typeof fields) => ({
    name: fields[name].name,
    defaultValue: fields[name].initialValue as string | undefined,
  })
  return (
    <Form
      method="post"
      action={`/dashboard/support/new${search}`}
      preventScrollReset
      replace
      id={form.id}
      onSubmit={form.onSubmit}
      aria-busy={pending}
      className="grid gap-5"
    >
      <Kept name="ticket" />
      <input type="hidden" name="formId" value={formId} />
      <Field {...field('title')} required>
        <Input {...control('title')} maxLength={200} autoComplete="off" />
      </Field>
      <Field {...field('description')} required>
        <Textarea {...control('description')} rows={4} maxLength={10_000} />
      </Field>
      <Field {...field('priority')}>
        <Select
          name={fields.priority.name}
          defaultValue={(fields.priority.initialValue as string | undefined) ?? 'medium'}
          options={optionsOf(ticketCopy.priority)}
        />
      </Field>
      <Alert text={form.errors} />
      <Button type="submit" disabled={pending} className="justify-self-start">
        {pending ? newTicket.submitting : newTicket.submit}
      </Button>
    </Form>
  )
}
