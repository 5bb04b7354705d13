import { useNavigation } from 'react-router'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { PanelSection } from '#app/ui/panel-section.tsx'
import { adminRequest as copy, newRequest, requestCopy } from '#content/client-requests.ts'
import {
  type AdminAnswer,
  type ClientRequest,
  hintLength,
  reasonLength,
  titleLength,
} from './client-request.ts'

type AdminRequestFormsProps = {
  request: ClientRequest
  people: { id: string; name: string }[]
  action: string
  answer: AdminAnswer | undefined
}

/** What staff change about a request as a whole. */
export function AdminRequestForms(props: AdminRequestFormsProps) {
  const { request, action } = props
  const isCancelled = request.status === 'cancelled'
  const form = { method: 'post', action, preventScrollReset: true, replace: true } as const
  return (
    <>
      {!isCancelled && <EditForm {...props} />}
      {!isCancelled && <AddLineForm {...props} />}
      <PanelSection title={copy.template}>
        <p className="mb-3 text-small text-ink-muted">{copy.templateHint}</p>
        <Form {...form}>
          <Button type="submit" name="intent" value="template" variant="secondary" size="small">
            {copy.keep}
          </Button>
        </Form>
      </PanelSection>
      {request.status !== 'completed' && (
        <PanelSection title={isCancelled ? copy.reopen : copy.cancel}>
          {!isCancelled && <p className="mb-3 text-small text-ink-muted">{copy.cancelHint}</p>}
          <Form {...form}>
            <input type="hidden" name="based" value={request.updated_at} />
            <Button
              type="submit"
              name="intent"
              value={isCancelled ? 'reopen' : 'cancel'}
              variant={isCancelled ? 'secondary' : 'destructive'}
              size="small"
            >
              {isCancelled ? copy.reopen : copy.cancel}
            </Button>
          </Form>
        </PanelSection>
      )}
    </>
  )
}

function EditForm({ request, people, action, answer }: AdminRequestFormsProps) {
  const pending = useNavigation().formData?.get('intent') === 'save'
  const mine = answer?.intent === 'save' ? answer : undefined
  const errors = mine?.errors ?? {}
  const { title, reason, due_on, contact_id: contact } = request
  const entry = mine?.typed ?? { title, reason, due_on, contact: contact ?? '' }
  const { fields } = newRequest
  // Who is asked stays so, also when they may no longer sign in.
  const isGone = contact !== null && people.every(({ id }) => id !== contact)
  const choices = [
    ...people.map(({ id, name }) => ({ value: id, label: name })),
    ...(isGone ? [{ value: contact, label: copy.gone(request.contact_name) }] : []),
  ]
  return (
    <PanelSection title={copy.edit}>
      <Form
        // The form shows what is stored after it was saved.
        key={mine ? 'refused' : [title, reason, due_on, contact].join('\n')}
        method="post"
        action={action}
        preventScrollReset
        replace
        className="grid gap-4"
      >
        <Kept name="request" />
        <input type="hidden" name="based" value={request.updated_at} />
        <Field
          id="title"
          label={fields.title}
          error={errors.title}
          autoFocus={Boolean(errors.title)}
          required
          requiredText={copy.required}
        >
          <Input name="title" maxLength={titleLength} defaultValue={entry.title} />
        </Field>
        <Field
          id="reason"
          label={fields.reason}
          error={errors.reason}
          autoFocus={Boolean(errors.reason)}
        >
          <Textarea name="reason" rows={3} maxLength={reasonLength} defaultValue={entry.reason} />
        </Field>
        <Field
          id="due_on"
          label={fields.due_on}
          error={errors.due_on}
          autoFocus={Boolean(errors.due_on)}
          required
          requiredText={copy.required}
        >
          <Input name="due_on" type="date" max="2099-12-31" defaultValue={entry.due_on} />
        </Field>
        <Field
          id="contact"
          label={fields.contact}
          error={errors.contact}
          autoFocus={Boolean(errors.contact)}
        >
          <Select
            name="contact"
            placeholder={fields.everybody}
            options={choices}
            defaultValue={entry.contact}
          />
        </Field>
        <SubmitButton
          name="intent"
          value="save"
          variant="secondary"
          size="small"
          start
          label={copy.save}
          busy={pending && copy.saving}
        />
      </Form>
    </PanelSection>
  )
}

function AddLineForm({ request, action, answer }: AdminRequestFormsProps) {
  const pending = useNavigation().formData?.get('intent') === 'add'
  const mine = answer?.intent === 'add' ? answer : undefined
  const errors = mine?.errors ?? {}
  const line = mine?.typed.lines[0]
  return (
    <PanelSection title={copy.addLine}>
      <Form
        key={mine ? 'refused' : request.lines_total}
        method="post"
        action={action}
        preventScrollReset
        replace
        className="grid gap-4"
      >
        <Kept name="line" />
        <input type="hidden" name="based" value={request.updated_at} />
        <Field id="line-0-kind" label={newRequest.kind}>
          <Select
            name="line-0-kind"
            options={optionsOf(requestCopy.kinds)}
            defaultValue={line?.kind ?? 'document'}
          />
        </Field>
        <Field
          id="line-0-title"
          label={newRequest.lineTitle}
          error={errors['line-0-title']}
          autoFocus={Boolean(errors['line-0-title'])}
          required
          requiredText={copy.required}
        >
          <Input name="line-0-title" maxLength={titleLength} defaultValue={line?.title} />
        </Field>
        <Field id="line-0-hint" label={newRequest.lineHint} error={errors['line-0-hint']}>
          <Input name="line-0-hint" maxLength={hintLength} defaultValue={line?.hint} />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="add"
          variant="secondary"
          size="small"
          disabled={pending}
          className="justify-self-start"
        >
          {copy.addLine}
        </Button>
      </Form>
    </PanelSection>
  )
}
