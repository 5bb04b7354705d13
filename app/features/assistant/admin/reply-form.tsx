import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { conversationPage } from '#content/conversations.ts'
import { copilot } from '#content/copilot.ts'
import { type AdminRefusal, answerLength } from './admin-conversation.ts'
import { ProposedAnswer } from './proposed-answer.tsx'

const copy = conversationPage.reply

type ReplyFormProps = {
  action: string
  /** The number of the newest staff message on the page. */
  seen: number
  email: string | null
  /** Where the answer goes. */
  route: string
  /** Nobody has taken the conversation over yet. */
  isFirst: boolean
  refusal: AdminRefusal | undefined
}

/** Sends a reply of the staff, which the visitor sees at once. */
export function ReplyForm({ action, seen, email, route, isFirst, refusal }: ReplyFormProps) {
  const intent = useNavigation().formData?.get('intent')
  const [pending, proposing] = [intent === 'reply', intent === 'propose']
  const refused = refusal?.about === 'reply' ? refusal : undefined
  const { form, onSubmit } = useEmptied(refused !== undefined)
  useFocusOnArrival(() => form.current?.querySelector('[aria-invalid=true]'), refused)
  return (
    <section aria-labelledby="reply" className="mt-10 border-t border-ink pt-6">
      <h2 id="reply" className="headline text-heading">
        {copy.title}
      </h2>
      <Form
        ref={form}
        onSubmit={onSubmit}
        method="post"
        action={action}
        preventScrollReset
        replace
        aria-busy={pending}
        className="mt-4 grid gap-4"
      >
        <Kept name="answer" />
        <input type="hidden" name="seen" value={seen} />
        <Field
          id="answer"
          label={copy.label}
          hint={isFirst ? copy.hintFirst : copy.hint}
          error={refused?.error}
        >
          <Textarea
            key={refused?.body}
            name="body"
            rows={5}
            maxLength={answerLength}
            defaultValue={refused?.body}
          />
        </Field>
        {refused?.proposal && <ProposedAnswer proposal={refused.proposal} />}
        {email && (
          <label className="flex min-h-6 items-center gap-3">
            <input type="checkbox" name="mail" className="size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{copy.mail(email)}</span>
          </label>
        )}
        <p role="status" className="text-small wrap-anywhere text-ink-muted">
          {route}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="reply" disabled={pending}>
            {pending ? copy.submitting : copy.submit}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="propose"
            variant="secondary"
            // Not disabled: that would take the focus away.
            aria-disabled={proposing || undefined}
          >
            {proposing ? copilot.proposing : copilot.propose}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/**
 * Empties the form after its reply was sent, but not when the page is only read again. The answer is known by the new
 * entry in the history: where the page is slow, no render shows that the reply is under way.
 */
function useEmptied(refused: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  const sentAt = useRef<string | null>(null)
  useEffect(() => {
    if (sentAt.current === null || sentAt.current === key) return
    sentAt.current = null
    if (!refused) form.current?.reset()
  }, [key, refused])
  const onSubmit = ({ nativeEvent }: FormEvent) => {
    const { submitter } = nativeEvent as SubmitEvent
    if (submitter?.getAttribute('value') === 'reply') sentAt.current = key
  }
  return { form, onSubmit }
}
