import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { subscribeForm as copy } from '#content/subscribe-form.ts'
import type { IntakeAnswer } from './intake.ts'
import { IntakeFields } from './intake-fields.tsx'
import { useIntakePending } from './use-intake.ts'
import { useLazyForm } from './use-lazy-form.ts'

const loadSchema = () => import('./subscribe.ts').then((one) => one.subscribeSchema)

type SubscribeFormProps = {
  /** The name of the form, and of the page that shows its answers. */
  form: 'newsletter' | 'status'
  token: string
  answer: IntakeAnswer | undefined
  consent: string
  variant: 'primary' | 'secondary'
  /** Further hidden fields. */
  children?: ReactNode
}

/** The form with one field that subscribes an address to mails. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { form, token, answer, consent, variant, children } = props
  const pending = useIntakePending(form, answer)
  const lazy = useLazyForm({ id: form, answer, loadSchema })
  const email = lazy.field('email')
  return (
    <Form
      method="post"
      action={`/${form}`}
      preventScrollReset
      {...lazy.form}
      aria-busy={pending}
      className="grid gap-3"
    >
      <IntakeFields form={form} token={token} answer={answer} />
      {children}
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
        <Button type="submit" variant={variant} disabled={pending} className="sm:mt-7">
          {pending ? copy.submitting : copy.submit}
        </Button>
      </div>
      <p className="text-small text-ink-muted">
        {consent}{' '}
        <Link to="/privacy" className="text-link">
          {copy.privacy}
        </Link>
      </p>
    </Form>
  )
}
