import type { ReactNode } from 'react'
import type { IntakeAnswer } from '#app/features/intake/intake.ts'
import { useFreshForm, useIntakePending } from '#app/features/intake/use-intake.ts'
import { useLazyForm } from '#app/features/intake/use-lazy-form.ts'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { FormSentNotice } from '#app/ui/form-sent-notice.tsx'
import { contactForm } from '#content/contact-form.ts'
import { forms } from '#content/forms.ts'
import { contactInterests } from './contact-choices.ts'
import { EnquiryForm } from './enquiry-form.tsx'

const loadSchema = () => import('./contact.ts').then((one) => one.contactSchema)

/** The client reference that the sender asks about; without an id it is not public any more. */
type Asked = { id: string; title: string; text: string }
type ContactFormProps = {
  answer: IntakeAnswer | undefined
  guard: ReactNode
  asked: Asked | null
}

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

function ContactFields({ answer, guard, asked }: ContactFormProps) {
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
    <EnquiryForm
      // The answer to a refused form, without a script, still says what was asked about.
      action={asked?.id ? `/contact?reference=${asked.id}` : '/contact'}
      {...{ lazy, pending, copy: contactForm, guard }}
    >
      {asked && (
        <p className="border-s-2 border-verdigris ps-3 wrap-anywhere sm:col-span-2">
          <span className="block font-medium">{asked.title}</span>
          <span className="text-ink-muted">{asked.text}</span>
          <input type="hidden" name="reference" value={asked.id} />
        </p>
      )}
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
    </EnquiryForm>
  )
}
