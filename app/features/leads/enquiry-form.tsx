import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { useLazyForm } from '#app/features/intake/use-lazy-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { intakeCopy } from '#content/intake.ts'

type EnquiryFormProps = {
  action: string
  lazy: ReturnType<typeof useLazyForm>
  pending: boolean
  copy: { submit: string; submitting: string }
  /** The form's `IntakeFields`. */
  guard: ReactNode
  children: ReactNode
}

/** A form for an enquiry: its fields in two columns, the consent and the button. */
export function EnquiryForm({ action, lazy, pending, copy, guard, children }: EnquiryFormProps) {
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      {...lazy.form}
      aria-busy={pending}
      className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {guard}
      {children}
      <Alert takesFocus text={lazy.errors} className="sm:col-span-2" />
      <p className="text-small text-ink-muted sm:col-span-2">
        {intakeCopy.consent.enquiry}{' '}
        <Link to="/privacy" className="text-link">
          {intakeCopy.consent.privacy}
        </Link>
      </p>
      <SubmitButton
        size="large"
        className="sm:col-span-2 sm:justify-self-start sm:px-10"
        label={copy.submit}
        busy={pending && copy.submitting}
      />
    </Form>
  )
}
