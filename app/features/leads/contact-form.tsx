import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IntakeAnswer } from '#app/features/intake/intake.ts'
import { useFreshForm, useIntakePending } from '#app/features/intake/use-intake.ts'
import { useLazyForm } from '#app/features/intake/use-lazy-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { FormAlert } from '#app/ui/form-alert.tsx'
import { FormSentNotice } from '#app/ui/form-sent-notice.tsx'
import { contactForm } from '#content/contact-form.ts'
import { forms } from '#content/forms.ts'
import { intakeCopy } from '#content/intake.ts'
import { contactInterests } from './contact-choices.ts'

const loadSchema = () => import('./contact.ts').then((one) => one.contactSchema)

type ContactFormProps = { answer: IntakeAnswer | undefined; guard: ReactNode }

const interestOptions = contactInterests.map((value) => ({
  value,
  label: contactForm.interests[value],
}))

/**
 * The contact form, and above it the receipt of the message just sent.
 * @param props.guard the form's `IntakeFields`
 */
export function ContactForm({
  sent,
  ...form
}: ContactFormProps & {
  /** The reference of the message that was just stored. */
  sent: string | null
}) {
  const key = useFreshForm(sent)
  return (
    <>
      {sent && <FormSentNotice key={sent} reference={sent} copy={contactForm.sent} />}
      <ContactFields key={key} {...form} />
    </>
  )
}

function ContactFields({ answer, guard }: ContactFormProps) {
  const pending = useIntakePending('contact', answer)
  const lazy = useLazyForm({ id: 'contact', answer, loadSchema })
  const field = (name: keyof typeof contactForm.fields) => ({
    ...lazy.field(name),
    label: contactForm.fields[name],
    requiredText: forms.required,
    required: true,
  })
  const { control } = lazy
  return (
    <Form
      method="post"
      action="/contact"
      preventScrollReset
      {...lazy.form}
      aria-busy={pending}
      className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {guard}
      <Field {...field('firstName')}>
        <Input {...control('firstName')} autoComplete="given-name" />
      </Field>
      <Field {...field('lastName')}>
        <Input {...control('lastName')} autoComplete="family-name" />
      </Field>
      <Field {...field('email')}>
        <Input {...control('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field {...field('company')}>
        <Input {...control('company')} autoComplete="organization" />
      </Field>
      <Field {...field('interest')} className="sm:col-span-2">
        <Select
          {...control('interest')}
          options={interestOptions}
          placeholder={contactForm.interestPlaceholder}
        />
      </Field>
      <Field {...field('message')} className="sm:col-span-2">
        <Textarea {...control('message')} rows={6} />
      </Field>
      <FormAlert errors={lazy.errors} className="sm:col-span-2" />
      <p className="text-small text-ink-muted sm:col-span-2">
        {intakeCopy.consent.enquiry}{' '}
        <Link to="/privacy" className="text-link">
          {intakeCopy.consent.privacy}
        </Link>
      </p>
      <Button
        type="submit"
        size="large"
        disabled={pending}
        // Leaving a field can show a message, which moves this button away from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        className="sm:col-span-2 sm:justify-self-start sm:px-10"
      >
        {pending ? contactForm.submitting : contactForm.submit}
      </Button>
    </Form>
  )
}
