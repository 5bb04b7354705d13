import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { leadDialog } from '#content/admin.ts'

type LeadNoteProps = {
  action: string
  note: string | undefined
  error: string | null | undefined
  /** What came back after a note was sent: each time another value. */
  answer: unknown
  /** How many notes there are: one more empties the field. */
  count: number
}

/** Adds a note to a lead. */
export function LeadNote({ action, note, error, answer, count }: LeadNoteProps) {
  const isSaving = useNavigation().formData?.get('intent') === 'note'
  const form = useFocusOnFault(answer)
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      replace
      className="grid gap-3"
    >
      <input type="hidden" name="intent" value="note" />
      <Kept name="lead note" />
      <Field id="lead-note" label={leadDialog.noteLabel} hint={leadDialog.noteHint} error={error}>
        <Textarea
          key={count}
          name="note"
          rows={2}
          maxLength={5000}
          defaultValue={note}
          aria-keyshortcuts="n"
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        aria-disabled={isSaving}
      >
        {isSaving ? leadDialog.adding : leadDialog.addNote}
      </Button>
    </Form>
  )
}
