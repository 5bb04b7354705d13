import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IntakeAnswer } from '#app/features/intake/intake.ts'
import { useIntakePending } from '#app/features/intake/use-intake.ts'
import { useLazyForm } from '#app/features/intake/use-lazy-form.ts'
import { companySizes, primaryInterests } from '#app/features/leads/blueprint-choices.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { FormAlert } from '#app/ui/form-alert.tsx'
import { forms } from '#content/forms.ts'
import { intakeCopy } from '#content/intake.ts'

const copy = forms.blueprint

const sizeOptions = companySizes.map((value) => ({ value, label: copy.companySizes[value] }))
const interestOptions = primaryInterests.map((value) => ({
  value,
  label: copy.primaryInterests[value],
}))

const loadSchema = () =>
  import('#app/features/leads/blueprint.ts').then((one) => one.blueprintSchema)

type BlueprintFormProps = { answer: IntakeAnswer | undefined; guard: ReactNode }

/** @param props.guard the form's `IntakeFields` */
export function BlueprintForm({ answer, guard }: BlueprintFormProps) {
  const pending = useIntakePending('blueprint', answer)
  const lazy = useLazyForm({ id: 'blueprint', answer, loadSchema })
  const field = (name: keyof typeof copy.fields) => ({
    ...lazy.field(name),
    label: copy.fields[name],
    requiredText: forms.required,
    optionalText: forms.optional,
  })
  const { control } = lazy
  return (
    <Form
      method="post"
      action="/blueprint"
      preventScrollReset
      {...lazy.form}
      aria-busy={pending}
      className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {guard}
      <Field {...field('fullName')} required>
        <Input {...control('fullName')} autoComplete="name" />
      </Field>
      <Field {...field('email')} required>
        <Input {...control('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field {...field('companyName')}>
        <Input {...control('companyName')} autoComplete="organization" />
      </Field>
      <Field {...field('phone')}>
        <Input {...control('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field {...field('companySize')}>
        <Select
          {...control('companySize')}
          options={sizeOptions}
          placeholder={copy.placeholders.companySize}
        />
      </Field>
      <Field {...field('primaryInterest')}>
        <Select
          {...control('primaryInterest')}
          options={interestOptions}
          placeholder={copy.placeholders.primaryInterest}
        />
      </Field>
      <Field {...field('message')} hint={copy.messageHint} className="sm:col-span-2">
        <Textarea {...control('message')} rows={5} />
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
        {pending ? copy.submitting : copy.submit}
      </Button>
    </Form>
  )
}
