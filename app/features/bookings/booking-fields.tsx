import type { FieldMetadata } from '@conform-to/react'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { bookingForm as words } from '#content/bookings.ts'
import { trapField } from './booking.ts'

export type BookingFieldName = keyof typeof words.fields
export type BookingFieldsProps = {
  fields: Record<BookingFieldName, FieldMetadata<unknown>>
}

/** Who books: name, address, and what the call is to be about. */
export function BookingFields({ fields }: BookingFieldsProps) {
  const field = (name: BookingFieldName) => ({
    id: fields[name].id,
    error: fields[name].errors,
    label: words.fields[name],
    requiredText: words.required,
    optionalText: words.optional,
  })
  const control = (name: BookingFieldName) => ({
    name: fields[name].name,
    defaultValue: fields[name].initialValue as string | undefined,
  })
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
      <Field {...field('note')} hint={words.noteHint} className="sm:col-span-2">
        <Textarea {...control('note')} rows={3} />
      </Field>
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.trap}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  )
}
