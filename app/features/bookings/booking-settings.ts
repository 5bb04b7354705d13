import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { isDay } from '#app/platform/instant.ts'
import { isZone } from '#app/platform/time-zone.ts'
import { clock } from '#app/platform/zoned-time.ts'
import { bookingSettings } from '#content/admin-bookings.ts'
import type { Hours, Timetable } from './slots.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = bookingSettings
const midnight = 24 * 60

/** The settings in force. */
export type BookingSettings = Timetable & { version: number; place: string }
export type SettingsInput = Omit<BookingSettings, 'version'>
export type Holiday = { day: string; label: string }

/** The four times of a day's two periods, as fields of the form: `time-0-0` is Monday's first. */
export const timeField = (day: number, part: number): string => `time-${day}-${part}`
const days = [0, 1, 2, 3, 4, 5, 6]
const parts = [0, 1, 2, 3]
export const timeFields = days.map((day) => parts.map((part) => timeField(day, part)))

const time = z.preprocess(
  cleanText,
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, errors.time)
    .optional(),
)
const whole = (from: number, until: number) =>
  z.preprocess(
    cleanText,
    z
      .string({ error: errors.range(from, until) })
      .regex(/^\d{1,4}$/, errors.range(from, until))
      .transform(Number)
      .refine((value) => value >= from && value <= until, errors.range(from, until)),
  )
const words = (error: string, limit: number) =>
  z.preprocess(cleanText, z.string({ error }).max(limit, error))

const timeShape: Record<string, typeof time> = Object.fromEntries(
  timeFields.flat().map((name) => [name, time]),
)
const singleShape = {
  zone: z.string({ error: errors.zone }).refine(isZone, errors.zone),
  place: words(errors.place, 500),
  buffer_before: whole(0, 120),
  buffer_after: whole(0, 120),
  notice_hours: whole(0, 336),
  horizon_days: whole(1, 120),
}
export const singleFields = Object.keys(singleShape) as (keyof typeof singleShape)[]
export const settingsFields = [...timeFields.flat(), ...singleFields]

const week = z.object(timeShape).transform((times, context): Pick<SettingsInput, 'weekly'> => {
  const fault = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  return { weekly: timeFields.map((names) => readDay(names, times, fault)) }
})

/**
 * The settings that staff enter. Errors of a day are shown at its first wrong time. The week and the
 * other fields are checked separately, so that errors of one do not hide those of the other.
 */
export const settingsSchema: z.ZodType<SettingsInput> = z.object(singleShape).and(week)

function readDay(
  names: string[],
  times: Record<string, string | undefined>,
  fault: (name: string, message: string) => void,
): Hours[] {
  const periods: Hours[] = []
  for (const [start = '', end = ''] of [names.slice(0, 2), names.slice(2)]) {
    const [from, until] = [times[start], times[end]]
    if (from === undefined && until === undefined) continue
    if (from === undefined || until === undefined) {
      fault(from === undefined ? start : end, errors.pair)
      continue
    }
    const period: Hours = [minutesOf(from), minutesOf(until) || midnight]
    if (period[0] < (periods.at(-1)?.[1] ?? 0)) fault(start, errors.order)
    else if (period[0] >= period[1]) fault(end, errors.order)
    else periods.push(period)
  }
  return periods
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

/** The settings as values of the form's fields. */
export function settingsAsFields(settings: BookingSettings): Record<string, string> {
  const times = timeFields.flatMap((names, day) =>
    names.map((name, part) => {
      const minutes = settings.weekly[day]?.[part >> 1]?.[part & 1]
      return [name, minutes === undefined ? '' : clock(minutes % midnight)]
    }),
  )
  const plain = singleFields.map((name) => [name, String(settings[name])])
  return Object.fromEntries([...times, ...plain])
}

export const holidaySchema = z.object({
  day: z.string({ error: errors.day }).refine(isDay, errors.day),
  label: words(errors.label, 100),
})
export type HolidayInput = z.output<typeof holidaySchema>
