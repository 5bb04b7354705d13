import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { leadFollowUp as copy } from '#content/lead-follow-up.ts'
import { spamDays } from './follow-up.ts'

const { spam } = copy

/** The button that the key `!` presses. */
export const spamButtonId = 'lead-spam'

type SpamFormProps = {
  action: string
  /** The lead that is shown next. */
  then: string | undefined
}

/** Marks a lead as spam. */
export function SpamForm({ action, then }: SpamFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset replace>
      <input type="hidden" name="intent" value="spam" />
      <input type="hidden" name="then" value={then ?? ''} />
      <Button type="submit" id={spamButtonId} variant="ghost" size="small" aria-keyshortcuts="!">
        {spam.mark}
      </Button>
    </Form>
  )
}

/** Says when a lead that is marked as spam is deleted, and takes that back. */
export function SpamNotice({ spamAt, action }: { spamAt: string; action: string }) {
  const times = useTimes()
  const end = new Date(Date.parse(spamAt) + spamDays * 86_400_000).toISOString()
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      replace
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-2 border-vermilion px-4 py-3"
    >
      <input type="hidden" name="intent" value="not_spam" />
      <p>{spam.notice(times.date(end))}</p>
      <Button type="submit" variant="secondary" size="small">
        {spam.takeBack}
      </Button>
    </Form>
  )
}
