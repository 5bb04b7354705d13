import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { addressPage as copy } from '#content/address-change.ts'
import { auth } from '#content/auth.ts'
import { AuthFrame } from '../sign-in/auth-frame.tsx'
import type { AddressOutcome, AddressQuestion } from './address-change.ts'

type AddressAnswerPageProps = {
  question: AddressQuestion | null
  outcome: AddressOutcome | undefined
  /** What was wrong with the answer. */
  fault: string | undefined
}

/** What a mailed link about a change of address opens: it asks, and its buttons answer. */
export function AddressAnswerPage({ question, outcome, fault }: AddressAnswerPageProps) {
  const pending = useNavigation().formMethod === 'POST'
  if (outcome || !question) return <Outcome of={outcome ?? 'dead'} />
  const { side, newEmail, oldEmail } = question
  return (
    <AuthFrame>
      <h1 className="headline text-section">{copy[side].title}</h1>
      <p className="mt-3 wrap-anywhere text-ink-muted">
        {oldEmail ? copy.old.text(oldEmail, newEmail) : copy.new.text(newEmail)}
      </p>
      <Form method="post" className="mt-6 grid gap-5">
        <Alert text={fault} boxed />
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            name="intent"
            value="agree"
            className="max-sm:w-full"
            label={copy[side].agree}
            busy={pending && copy.pending}
          />
          <Button
            type="submit"
            name="intent"
            value="refuse"
            variant="secondary"
            disabled={pending}
            className="max-sm:w-full"
          >
            {copy.refuse}
          </Button>
        </div>
      </Form>
    </AuthFrame>
  )
}

function Outcome({ of }: { of: AddressOutcome }) {
  const { title, text } = copy.outcomes[of]
  return (
    <AuthFrame>
      <h1 className="headline text-section">{title}</h1>
      <p role="status" className="mt-3 text-ink-muted">
        {text}
      </p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/auth?tab=sign-in" className="text-link">
          {auth.tabs.signIn}
        </Link>
        <Link to="/dashboard/account" className="text-link">
          {copy.account}
        </Link>
      </p>
    </AuthFrame>
  )
}
