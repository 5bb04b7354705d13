import type { ReactNode } from 'react'
import type { IntakeAnswer } from '#app/features/intake/intake.ts'
import { useIntakePending } from '#app/features/intake/use-intake.ts'
import { useLazyForm } from '#app/features/intake/use-lazy-form.ts'
import { companySizes, primaryInterests } from '#app/features/leads/blueprint-choices.ts'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { forms } from '#content/forms.ts'
import { EnquiryForm } from './enquiry-form.tsx'

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
    <EnquiryForm action="/blueprint" {...{ lazy, pending, copy, guard }}>
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
    </EnquiryForm>
  )
}
