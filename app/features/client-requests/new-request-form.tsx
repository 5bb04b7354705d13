import { useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { ClientPlace } from '#app/features/accounts/clients/client-place-service.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { formOf, type Values } from '#app/ui/kept/kept-store.ts'
import { EnterButton } from '#app/ui/row-button.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { newRequest as copy } from '#content/client-requests.ts'
import { adminRequestsPath, reasonLength, titleLength } from './client-request.ts'
import type { RequestAnswer, RequestEntry } from './new-request.ts'
import { NewRequestLines } from './new-request-lines.tsx'

type NewRequestFormProps = {
  id: string
  place: ClientPlace
  entry: RequestEntry
  answer: RequestAnswer | undefined
}

/** What is asked of a client. The server answers to every button, so the form is filled anew from what it says. */
export function NewRequestForm({ place, entry, answer, ...props }: NewRequestFormProps) {
  const [id] = useState(props.id)
  const form = useRef<HTMLFormElement>(null)
  const action = `${adminRequestsPath}/new?client=${place.client.id}`
  const pending = useNavigation().formMethod === 'POST'
  const errors = answer?.errors ?? {}
  const submit = useSubmit()
  // The server draws as many lines as were kept; showing stores nothing.
  function refill(values: Values) {
    const data = formOf(values)
    data.set('intent', 'show')
    void submit(data, {
      method: 'post',
      action,
      encType: 'multipart/form-data',
      preventScrollReset: true,
    })
  }
  useFocusOnArrival(
    () =>
      answer?.focus
        ? document.getElementById(answer.focus)
        : form.current?.querySelector('[aria-invalid=true]'),
    answer,
  )
  const optionsFrom = (some: { id: string; name: string }[]) =>
    some.map((one) => ({ value: one.id, label: one.name }))
  return (
    <Form
      ref={form}
      method="post"
      // As parts: text that is not Latin weighs a third of what it does in an address.
      encType="multipart/form-data"
      action={action}
      preventScrollReset
      aria-busy={pending}
      className="grid max-w-4xl grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <EnterButton intent="send" label={copy.submit} />
      <Kept name="request" refill={refill} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="client" value={place.client.id} />
      <Alert text={errors['']} boxed className="sm:col-span-2" />
      <Field
        id="title"
        label={copy.fields.title}
        error={errors.title}
        required
        requiredText={copy.required}
        className="sm:col-span-2"
      >
        <Input name="title" maxLength={titleLength} autoComplete="off" defaultValue={entry.title} />
      </Field>
      <Field
        id="reason"
        label={copy.fields.reason}
        hint={copy.fields.reasonHint}
        error={errors.reason}
        optionalText={copy.optional}
        className="sm:col-span-2"
      >
        <Textarea name="reason" rows={4} maxLength={reasonLength} defaultValue={entry.reason} />
      </Field>
      <Field
        id="due_on"
        label={copy.fields.due_on}
        error={errors.due_on}
        required
        requiredText={copy.required}
      >
        <Input name="due_on" type="date" max="2099-12-31" defaultValue={entry.due_on} />
      </Field>
      <Field id="contact" label={copy.fields.contact} error={errors.contact}>
        <Select
          name="contact"
          placeholder={copy.fields.everybody}
          options={optionsFrom(place.people)}
          defaultValue={entry.contact}
        />
      </Field>
      <Field
        id="project"
        label={copy.fields.project}
        error={errors.project}
        optionalText={copy.optional}
      >
        <Select
          name="project"
          placeholder={copy.fields.noProject}
          options={optionsFrom(place.projects)}
          defaultValue={entry.project}
        />
      </Field>
      <NewRequestLines lines={entry.lines} errors={errors} />
      <SubmitButton
        name="intent"
        value="send"
        className="mt-2 sm:col-span-2 sm:justify-self-start sm:px-8"
        label={copy.submit}
        busy={pending && copy.submitting}
      />
    </Form>
  )
}
