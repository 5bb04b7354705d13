import type { FieldMetadata } from '@conform-to/react'
import { bookingSettings } from '#content/admin-bookings.ts'
import { timeFields } from './booking-settings.ts'
import { sayZone } from './booking-time.ts'

const copy = bookingSettings.hours

type SettingsHoursProps = { fields: Record<string, FieldMetadata<string>>; zone: string }

/** The week as a table with two periods a day. */
export function SettingsHours({ fields, zone }: SettingsHoursProps) {
  return (
    <fieldset className="max-w-4xl">
      <legend className="headline text-heading">{copy.title}</legend>
      <p className="mt-1 mb-4 text-ink-muted">{copy.text(sayZone(zone))}</p>
      <ul className="border-t border-ink">
        {timeFields.map((names, day) => (
          <Day key={names[0]} name={copy.days[day] ?? ''} names={names} fields={fields} />
        ))}
      </ul>
    </fieldset>
  )
}

type DayProps = { name: string; names: string[]; fields: SettingsHoursProps['fields'] }

function Day({ name, names, fields }: DayProps) {
  const wrong = names.find((one) => fields[one]?.errors)
  const error = wrong ? fields[wrong]?.errors?.[0] : undefined
  const id = `${names[0]}-error`
  const time = (part: number) => {
    const field = fields[names[part] ?? '']
    return (
      <input
        type="time"
        id={field?.id}
        name={field?.name}
        defaultValue={field?.initialValue}
        aria-label={copy.label(name, copy.parts[part] ?? '')}
        aria-invalid={wrong === names[part] || undefined}
        aria-describedby={error ? id : undefined}
        className="h-11 w-32 rounded-field border border-line-strong bg-paper px-2 tabular-nums hover:border-ink aria-invalid:border-vermilion"
      />
    )
  }
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[8rem_1fr]">
      <span className="font-medium">{name}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {time(0)}
        <span aria-hidden="true">{copy.to}</span>
        {time(1)}
        <span aria-hidden="true" className="label basis-full text-ink-muted sm:mx-2 sm:basis-auto">
          {copy.and}
        </span>
        {time(2)}
        <span aria-hidden="true">{copy.to}</span>
        {time(3)}
      </span>
      {error && (
        <p id={id} className="text-small font-medium text-vermilion md:col-start-2">
          {error}
        </p>
      )}
    </li>
  )
}
