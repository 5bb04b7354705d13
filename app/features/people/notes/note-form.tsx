import { useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { recordNotes } from '#content/record-notes.ts'
import type { NoteAnswer } from './note.ts'

const { notes: copy } = recordNotes

type NoteFormProps = {
  path: string
  answer: NoteAnswer | undefined
  /** Changes when a note was stored, which empties the field. */
  stored: string | undefined
}

/** A note of staff; it is shown in the timeline. */
export function NoteForm({ path, answer, stored }: NoteFormProps) {
  const isAdding = useNavigation().formData?.get('intent') === 'note'
  return (
    <Form method="post" action={path} preventScrollReset replace className="mb-8 grid gap-3">
      <Kept name="note" />
      <Field
        id="record-note"
        label={copy.title}
        hint={copy.hint}
        error={answer?.note?.fault}
        autoFocus={answer?.note !== undefined}
      >
        <Textarea
          key={stored}
          name="body"
          rows={3}
          maxLength={5000}
          defaultValue={answer?.note?.body}
        />
      </Field>
      <SubmitButton
        name="intent"
        value="note"
        variant="secondary"
        start
        label={copy.add}
        busy={isAdding && copy.adding}
      />
    </Form>
  )
}
