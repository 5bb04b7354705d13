import { useState } from 'react'
import { useNavigation } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnFault } from '#app/ui/use-focus-on-fault.ts'
import { commentCopy } from '#content/comments.ts'
import { type CommentRefusal, commentLength } from './comment.ts'
import { NamePicker } from './name-picker.tsx'

const { form: copy } = commentCopy

type CommentFormProps = {
  formId: string
  /** Who reads the comment; staff have a form of their own for internal ones. */
  kind: 'client' | 'staff' | 'internal'
  refusal: CommentRefusal | undefined
  /** The people who can be named. */
  names: readonly string[]
  /** For staff: the last comment that the page shows. */
  seen?: string
}

const kinds = {
  client: { label: copy.body, hint: copy.hint, submit: copy.submit },
  staff: { label: copy.body, hint: copy.staffHint, submit: copy.submit },
  internal: { label: copy.internalBody, hint: copy.internalHint, submit: copy.submitInternal },
} as const

/** The form for a comment. It is empty again after one was stored. */
export function CommentForm({ formId, kind, refusal: posted, names, seen }: CommentFormProps) {
  const internal = kind === 'internal'
  const [stored, setStored] = useState(0)
  const sent = useNavigation().formData
  const pending = sent?.has('comment') === true && sent.has('internal') === internal
  const refusal = posted?.internal === internal ? posted : undefined
  const { label, hint, submit } = kinds[kind]
  const form = useFocusOnFault(refusal)
  const id = internal ? 'internal-comment' : 'comment'
  return (
    <Form
      // Not the form's id: a page that is read again must not take the words and the focus.
      key={refusal ? 'refused' : stored}
      ref={form}
      method="post"
      preventScrollReset
      replace
      className="no-print mt-6 grid gap-5"
    >
      <Kept name={`comment-${kind}`} onStored={() => setStored((before) => before + 1)} />
      <input type="hidden" name="formId" value={formId} />
      {seen && <input type="hidden" name="seen" value={seen} />}
      {internal && <input type="hidden" name="internal" value="on" />}
      <Field
        id={id}
        label={label}
        hint={names.length > 0 ? `${hint} ${copy.names}` : hint}
        error={refusal?.errors.comment}
        required
        requiredText={copy.required}
      >
        <NamePicker names={names}>
          <Textarea
            name="comment"
            rows={3}
            maxLength={commentLength}
            defaultValue={refusal?.comment}
          />
        </NamePicker>
      </Field>
      <SubmitButton
        variant={internal ? 'secondary' : 'primary'}
        start
        label={submit}
        busy={pending && copy.submitting}
      />
    </Form>
  )
}
