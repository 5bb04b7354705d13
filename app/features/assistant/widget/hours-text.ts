import type { OfficeHours } from '#app/features/bookings/office-hours.ts'
import type { LeadLanguage } from '../lead-form.ts'
import { wordsIn } from './chat-words.ts'

/** When a person answers, by the office's clock. */
export function hoursText(
  { openUntil, opens, zone }: OfficeHours,
  language: LeadLanguage = 'en',
): string {
  const copy = wordsIn[language].hours
  const locale = `${language}-CA`
  const days = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const name = zoneName(zone, locale)
  if (openUntil) return copy.open(clock(openUntil, language), name)
  if (!opens) return copy.closed
  const { inDays, weekday, time, day } = opens
  const near = inDays < 2 ? copy.near[inDays] : copy.weekdays[weekday]
  const when = inDays < 7 && near ? near : copy.on(days.format(new Date(`${day}T12:00:00Z`)))
  return copy.opens(clock(time, language), name, when)
}

/** `9:00`, in French `9 h` and `13 h 30`. */
function clock(time: string, language: LeadLanguage): string {
  if (language !== 'fr') return time
  const [hour, minute] = time.split(':')
  return [hour, 'h', minute === '00' ? '' : minute].filter(Boolean).join('\u00a0')
}

/** `Eastern`, for America/Toronto; `heure de l’Est` in French. */
function zoneName(zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName')
  return (part?.value ?? zone).replace(/ Time$/, '')
}
