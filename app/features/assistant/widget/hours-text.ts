import type { OfficeHours } from '#app/features/bookings/office-hours.ts'
import { chatWidget } from '#content/chat-widget.ts'

const copy = chatWidget.hours
const days = new Intl.DateTimeFormat('en-CA', { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** When a person answers, by the office's clock. */
export function hoursText({ openUntil, opens, zone }: OfficeHours): string {
  const name = zoneName(zone)
  if (openUntil) return copy.open(openUntil, name)
  if (!opens) return copy.closed
  const { inDays, weekday, time, day } = opens
  const near = inDays < 2 ? copy.near[inDays] : copy.weekdays[weekday]
  const when = inDays < 7 && near ? near : copy.on(days.format(new Date(`${day}T12:00:00Z`)))
  return copy.opens(time, name, when)
}

/** `Eastern`, for America/Toronto. */
function zoneName(zone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, timeZoneName: 'longGeneric' })
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName')
  return (part?.value ?? zone).replace(/ Time$/, '')
}
