import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { conversationPage } from '#content/conversations.ts'
import { type AdminRefusal, answerLength } from './admin-conversation.ts'

const copy = conversationPage.reply

type ReplyFormProps = {
  action: string
  /** The number of the newest staff message on the page. */
  seen: number
  email: string | null
  /** Nobody has taken the conversation over yet. */
  isFirst: boolean
  refusal: AdminRefusal | undefined
}

/** Sends a reply of the staff, which the visitor sees at once. */
export function ReplyForm({ action, seen, email, isFirst, refusal }: ReplyFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'reply'
  const refused = refusal?.about === 'reply' ? refusal : undefined
  const form = useEmptied(pending, refused !== undefined)
  return (
    <section aria-labelledby="reply" className="mt-10 border-t border-ink pt-6">
      <h2 id="reply" className="headline text-heading">
        {copy.title}
      </h2>
      <Form
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        replace
        aria-busy={pending}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="seen" value={seen} />
        <Field
          id="answer"
          label={copy.label}
          hint={isFirst ? copy.hintFirst : copy.hint}
          error={refused?.error}
        >
          <Textarea name="body" rows={5} maxLength={answerLength} defaultValue={refused?.body} />
        </Field>
        {email && (
          <label className="flex min-h-6 items-center gap-3">
            <input type="checkbox" name="mail" className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{copy.mail(email)}</span>
          </label>
        )}
        <Button type="submit" disabled={pending} className="justify-self-start">
          {pending ? copy.submitting : copy.submit}
        </Button>
      </Form>
    </section>
  )
}

/** Empties the form after its reply was sent, but not when the page is only read again. */
function useEmptied(pending: boolean, refused: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !pending && !refused) form.current?.reset()
    wasPending.current = pending
  }, [pending, refused])
  return form
}
