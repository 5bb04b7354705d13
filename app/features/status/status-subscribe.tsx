import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IntakeAnswer } from '#app/features/intake/intake.ts'
import { useIntakePending } from '#app/features/intake/use-intake.ts'
import { useLazyForm } from '#app/features/intake/use-lazy-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { statusSubscribe as copy, statusConsent } from '#content/status-subscription.ts'
import { statusPath } from './status.ts'

const loadSchema = () =>
  import('./status-subscription.ts').then((one) => one.statusSubscriptionSchema)

type StatusSubscribeProps = {
  /** The form's `IntakeFields`. */
  guard: ReactNode
  answer: IntakeAnswer | undefined
  /** Whether it was just sent; then it says what happens next. */
  isSent: boolean
}

/** The form by which a reader gets what is posted by mail. */
export function StatusSubscribe({ isSent, ...form }: StatusSubscribeProps) {
  return (
    <section
      id="subscribe"
      aria-labelledby="subscribe-title"
      className="no-print mt-14 grid grid-cols-1 items-start gap-x-12 gap-y-6 border-y border-ink py-10 md:grid-cols-12"
    >
      <div className="md:col-span-5" role={isSent ? 'status' : undefined}>
        <h2 id="subscribe-title" className="headline text-section">
          {isSent ? copy.sent.title : copy.title}
        </h2>
        <p className="prose-measure mt-2 text-ink-muted">{isSent ? copy.sent.text : copy.text}</p>
      </div>
      <div className="md:col-span-7">
        <SubscribeForm {...form} />
      </div>
    </section>
  )
}

function SubscribeForm({ guard, answer }: Omit<StatusSubscribeProps, 'isSent'>) {
  const pending = useIntakePending('status', answer)
  const lazy = useLazyForm({ id: 'status', answer, loadSchema })
  const email = lazy.field('email')
  return (
    <Form
      method="post"
      action={statusPath}
      preventScrollReset
      {...lazy.form}
      aria-busy={pending}
      className="grid gap-3"
    >
      {guard}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          {...email}
          label={copy.email}
          error={email.error ?? lazy.errors}
          required
          className="grow"
        >
          <Input
            {...lazy.control('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder={copy.placeholder}
          />
        </Field>
        <Button type="submit" variant="secondary" disabled={pending} className="sm:mt-7">
          {pending ? copy.submitting : copy.submit}
        </Button>
      </div>
      <p className="text-small text-ink-muted">
        {statusConsent}{' '}
        <Link to="/privacy" className="text-link">
          {copy.privacy}
        </Link>
      </p>
    </Form>
  )
}
