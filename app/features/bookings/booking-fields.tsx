import type { LazyFields } from '#app/features/intake/use-lazy-form.ts'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { bookingForm as copy } from '#content/bookings.ts'

type BookingFieldName = keyof typeof copy.fields

/** The visitor's fields: name, address, and the subject of the call. */
export function BookingFields({ late }: { late: LazyFields }) {
  const field = (name: BookingFieldName) => ({
    ...late.field(name),
    label: copy.fields[name],
    requiredText: copy.required,
    optionalText: copy.optional,
  })
  const { control } = late
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
      <Field {...field('fullName')} required>
        <Input {...control('fullName')} autoComplete="name" />
      </Field>
      <Field {...field('email')} required>
        <Input {...control('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field {...field('companyName')} className="sm:col-span-2">
        <Input {...control('companyName')} autoComplete="organization" />
      </Field>
      <Field {...field('note')} hint={copy.noteHint} className="sm:col-span-2">
        <Textarea {...control('note')} rows={3} />
      </Field>
    </div>
  )
}
