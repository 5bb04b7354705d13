import { instantOf, wallTime, weekdayOf } from '#app/platform/zoned-time.ts'

/** Minutes after midnight. */
const morning = 8 * 60
const friday = 4

/**
 * Until when things go into the digest that is sent now in a zone: 08:00 of its day, from Monday to Friday. Null at
 * weekends and before 08:00.
 */
export function digestEnd(now: Date, zone: string): Date | null {
  const { day, minutes } = wallTime(now.getTime(), zone)
  if (weekdayOf(day) > friday || minutes < morning) return null
  return new Date(instantOf({ day, minutes: morning }, zone))
}
