import { useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { recordNotes } from '#content/record-notes.ts'
import type { NamedRecord } from '../person.ts'
import type { NoteAnswer } from './note.ts'

const { tasks: copy } = recordNotes

type TaskFormProps = { staff: NamedRecord[]; path: string; answer: NoteAnswer['task'] }

/** A new task with its day and its owner. */
export function TaskForm({ staff, path, answer }: TaskFormProps) {
  const isAdding = useNavigation().formData?.get('intent') === 'task'
  const { typed, faults = {} } = answer ?? {}
  const [first] = Object.keys(faults)
  return (
    <Form method="post" action={path} preventScrollReset replace className="mt-3 grid gap-4">
      <Kept name="task" />
      <Field
        id="task-title"
        label={copy.fields.title}
        required
        error={faults.title}
        autoFocus={first === 'title'}
      >
        <Input name="title" maxLength={300} autoComplete="off" defaultValue={typed?.title} />
      </Field>
      <Field
        id="task-due"
        label={copy.fields.due}
        required
        error={faults.due}
        autoFocus={first === 'due'}
      >
        <Input name="due" type="date" defaultValue={typed?.due} />
      </Field>
      <Field id="task-owner" label={copy.fields.owner} error={faults.owner}>
        <Select
          name="owner"
          defaultValue={typed?.owner ?? ''}
          options={staff.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={copy.nobody}
        />
      </Field>
      <SubmitButton
        name="intent"
        value="task"
        variant="secondary"
        start
        label={copy.add}
        busy={isAdding && copy.adding}
      />
    </Form>
  )
}
