import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { longDate } from '#app/ui/format-date.ts'
import { Kept } from '#app/ui/kept/kept.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { bookingSettings } from '#content/admin-bookings.ts'
import { type Holiday, holidaySchema } from './booking-settings.ts'

const copy = bookingSettings.holidays

export function parseHoliday(formData: FormData) {
  return parseWithZod(formData, { schema: holidaySchema, disableAutoCoercion: true })
}

type SettingsHolidaysProps = {
  holidays: Holiday[]
  today: string
  result: SubmissionResult<string[]> | null | undefined
}

/** The days on which the office is closed, to add and remove. */
export function SettingsHolidays({ holidays, today, result }: SettingsHolidaysProps) {
  const isPending = useNavigation().formData?.get('intent') === 'close'
  const [form, fields] = useForm({
    id: 'booking-holiday',
    lastResult: result,
    onValidate: ({ formData }) => parseHoliday(formData),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  return (
    <section aria-labelledby="closed-days" className="mt-12 max-w-4xl border-t border-ink pt-6">
      <h2 id="closed-days" className="headline text-heading">
        {copy.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-muted">{copy.text}</p>
      <Form
        // Empties the form after a day was added.
        key={holidays.length}
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        preventScrollReset
        className="grid items-start gap-4 sm:grid-cols-[12rem_1fr_auto]"
      >
        <Kept name="holiday" />
        <input type="hidden" name="intent" value="close" />
        <TextField
          field={fields.day}
          label={copy.day}
          required
          input={{ type: 'date', name: 'day', min: today }}
        />
        <TextField
          field={fields.label}
          label={copy.label}
          hint={copy.labelHint}
          required
          input={{ name: 'label', defaultValue: fields.label.initialValue as string | undefined }}
        />
        <Button type="submit" variant="secondary" disabled={isPending} className="sm:mt-7">
          {isPending ? copy.adding : copy.add}
        </Button>
      </Form>
      {holidays.length === 0 ? (
        <p className="mt-6 text-ink-muted">{copy.empty}</p>
      ) : (
        <ul aria-label={copy.caption} className="mt-6 border-t border-line">
          {holidays.map((holiday) => (
            <Closed key={holiday.day} {...holiday} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Closed({ day, label }: Holiday) {
  const name = longDate(`${day}T00:00:00Z`)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2">
      <time dateTime={day} className="w-44 tabular-nums">
        {name}
      </time>
      <span className="grow wrap-anywhere text-ink-muted">{label}</span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="open" />
        <input type="hidden" name="day" value={day} />
        <Button type="submit" variant="ghost" size="small" aria-label={copy.removeOf(name)}>
          {copy.remove}
        </Button>
      </Form>
    </li>
  )
}
