import { useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { newDecision as copy } from '#content/decisions.ts'
import {
  adminDecisionsPath,
  bodyLength,
  type SubjectKind,
  subjectKinds,
  titleLength,
} from './decision.ts'
import type { DecisionPlace } from './decision-place-store.server.ts'
import { type DecisionEntry, type EntryErrors, readSubject, subjectValue } from './new-decision.ts'
import { NewDecisionPeople } from './new-decision-people.tsx'

type NewDecisionFormProps = {
  id: string
  place: DecisionPlace
  entry: DecisionEntry
  errors: EntryErrors
}

/** What is decided, by when, and by whom. */
export function NewDecisionForm({ place, entry, errors, ...props }: NewDecisionFormProps) {
  const [id] = useState(props.id)
  const form = useRef<HTMLFormElement>(null)
  const pending = useNavigation().formMethod === 'POST'
  const { fields } = copy
  useFocusOnArrival(() => form.current?.querySelector('[aria-invalid=true]'), errors)
  return (
    <Form
      ref={form}
      method="post"
      // As parts: text that is not Latin weighs a third of what it does in an address.
      encType="multipart/form-data"
      // What is decided is among the choices again, however old it is.
      action={`${adminDecisionsPath}/new?${new URLSearchParams({ client: place.client.id, subject: entry.subject })}`}
      preventScrollReset
      aria-busy={pending}
      className="grid max-w-4xl grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <Kept name="decision" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="client" value={place.client.id} />
      <Alert text={errors['']} boxed takesFocus className="sm:col-span-2" />
      <Field
        id="title"
        label={fields.title}
        error={errors.title}
        required
        requiredText={copy.required}
        className="sm:col-span-2"
      >
        <Input name="title" maxLength={titleLength} autoComplete="off" defaultValue={entry.title} />
      </Field>
      <Field id="kind" label={fields.kind}>
        <Select name="kind" options={optionsOf(copy.kinds)} defaultValue={entry.kind} />
      </Field>
      <Field
        id="due_on"
        label={fields.due_on}
        error={errors.due_on}
        required
        requiredText={copy.required}
      >
        <Input name="due_on" type="date" max="2099-12-31" defaultValue={entry.due_on} />
      </Field>
      <Field
        id="subject"
        label={fields.subject}
        hint={fields.subjectHint}
        error={errors.subject}
        className="sm:col-span-2"
      >
        <Select
          name="subject"
          placeholder={fields.noSubject}
          options={[]}
          defaultValue={newestOf(entry.subject, place)}
        >
          {subjectKinds.map((kind) => (
            <SubjectGroup key={kind} kind={kind} subjects={place.subjects} />
          ))}
        </Select>
      </Field>
      <Field
        id="body"
        label={fields.body}
        hint={fields.bodyHint}
        error={errors.body}
        className="sm:col-span-2"
      >
        <Textarea name="body" rows={6} maxLength={bodyLength} defaultValue={entry.body} />
      </Field>
      <NewDecisionPeople {...{ entry, errors }} people={place.people} />
      <Field id="order" label={fields.order}>
        <Select
          name="order"
          options={optionsOf(copy.orders)}
          defaultValue={entry.inTurn ? 'turn' : 'once'}
        />
      </Field>
      <Field
        id="project"
        label={fields.project}
        error={errors.project}
        optionalText={copy.optional}
      >
        <Select
          name="project"
          placeholder={fields.noProject}
          options={place.projects.map((one) => ({ value: one.id, label: one.name }))}
          defaultValue={entry.project}
        />
      </Field>
      <label className="flex items-start gap-3 sm:col-span-2">
        <input
          type="checkbox"
          name="factor"
          defaultChecked={entry.factor}
          className="mt-1 size-4"
        />
        <span>
          <span className="text-small font-medium">{fields.factor}</span>
          <span className="block text-small text-ink-muted">{fields.factorHint}</span>
        </span>
      </label>
      <SubmitButton
        className="mt-2 sm:col-span-2 sm:justify-self-start sm:px-8"
        label={copy.submit}
        busy={pending && copy.submitting}
        disabled={place.people.length === 0}
      />
    </Form>
  )
}

type SubjectGroupProps = { kind: SubjectKind; subjects: DecisionPlace['subjects'] }

function SubjectGroup({ kind, subjects }: SubjectGroupProps) {
  const own = subjects.filter((one) => one.kind === kind)
  if (own.length === 0) return null
  return (
    <optgroup label={copy.subjects[kind]}>
      {own.map((one) => (
        <option key={one.id} value={subjectValue(one)}>
          {kind === 'document' ? copy.documentOption(one.name, one.mark) : one.name}
        </option>
      ))}
    </optgroup>
  )
}

/** What is chosen, as it is now. */
function newestOf(value: string, { subjects }: DecisionPlace): string {
  const named = readSubject(value)
  const chosen = subjects.find(({ kind, id }) => kind === named?.kind && id === named.id)
  return chosen ? subjectValue(chosen) : ''
}
