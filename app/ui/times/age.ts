import type { TimeWords } from '#content/times.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const month = 30 * day

/** A span of time in its largest fitting unit: minutes, hours for two days, days for a month, then weeks. */
export function spanOf(milliseconds: number, copy: TimeWords): string {
  const span = Math.abs(milliseconds)
  const count = (unit: number) => Math.floor(span / unit)
  if (span < hour) return copy.minutes(Math.max(1, count(minute)))
  if (span < 2 * day) return copy.hours(count(hour))
  if (span < month) return copy.days(count(day))
  if (span < 730 * day) return copy.weeks(count(7 * day))
  return copy.years(count(365 * day))
}

/** `3 h ago`, `in 2 days`, however far away it is. */
export function distanceOf(iso: string, now: string, copy: TimeWords): string {
  const passed = Date.parse(now) - Date.parse(iso)
  if (Math.abs(passed) < minute) return copy.now
  return passed > 0 ? copy.ago(spanOf(passed, copy)) : copy.in(spanOf(passed, copy))
}

/** The distance to a time, null for what is 30 days away or more: there the date says enough. */
export function ageOf(iso: string, now: string, copy: TimeWords): string | null {
  return Math.abs(Date.parse(now) - Date.parse(iso)) < month ? distanceOf(iso, now, copy) : null
}
