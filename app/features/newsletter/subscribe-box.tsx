import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IntakeAnswer } from '#app/features/intake/intake.ts'
import { useIntakePending } from '#app/features/intake/use-intake.ts'
import { useLazyForm } from '#app/features/intake/use-lazy-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { newsletterConsent, newsletterForm, stayUpdated } from '#content/newsletter.ts'

const loadSchema = () => import('./subscription.ts').then((one) => one.subscriptionSchema)

type BoxProps = {
  page: '/blog' | '/newsletter'
  /** The form's `IntakeFields`. */
  guard: ReactNode
  answer?: IntakeAnswer | undefined
}

/** The newsletter's form below the insights. */
export function SubscribeBox(props: BoxProps) {
  return (
    <section
      id="stay-updated"
      aria-labelledby="stay-updated-title"
      className="no-print grid grid-cols-1 items-start gap-x-12 gap-y-6 border-y border-ink py-10 md:grid-cols-12"
    >
      <div className="md:col-span-6">
        <h2 id="stay-updated-title" className="display text-section">
          {stayUpdated.title}
        </h2>
        <p className="mt-2 text-ink-muted">{stayUpdated.text}</p>
      </div>
      <div className="md:col-span-6">
        <SubscribeForm {...props} />
      </div>
    </section>
  )
}

/** The form with one field. Its answer is always shown on `/newsletter`. */
function SubscribeForm({ page, guard, answer }: BoxProps) {
  const pending = useIntakePending('newsletter', answer)
  const lazy = useLazyForm({ id: 'newsletter', answer, loadSchema })
  const email = lazy.field('email')
  return (
    <Form
      method="post"
      action="/newsletter"
      preventScrollReset
      {...lazy.form}
      aria-busy={pending}
      className="grid gap-3"
    >
      {guard}
      <input type="hidden" name="page" value={page} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <Field
          {...email}
          label={stayUpdated.email}
          error={email.error ?? lazy.errors}
          required
          className="grow"
        >
          <Input
            {...lazy.control('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder={stayUpdated.placeholder}
          />
        </Field>
        <Button type="submit" disabled={pending} className="sm:mt-7">
          {pending ? newsletterForm.submitting : stayUpdated.subscribe}
        </Button>
      </div>
      <p className="text-small text-ink-muted">
        {newsletterConsent}{' '}
        <Link to="/privacy" className="text-link">
          {newsletterForm.privacy}
        </Link>
      </p>
    </Form>
  )
}
