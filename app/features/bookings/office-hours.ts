import { addDays, clock, instantOf, wallTime, weekdayOf } from '#app/platform/zoned-time.ts'
import type { Timetable } from './slots.ts'

const daysAhead = 60

/** When people are at work, by the office's clock. */
export type OfficeHours = {
  /** The end of the hours that are running: `17:00`; null while nobody is at work. */
  openUntil: string | null
  /** When people are at work next: in how many days, on which weekday (0 is Monday), at what time. */
  opens: { inDays: number; day: string; weekday: number; time: string } | null
  zone: string
}

/**
 * Whether people are at work at an instant, and otherwise when they are next.
 * @param holidays days on which the office is closed, in its own zone
 * @param now in milliseconds
 */
export function officeHours(
  { weekly, zone }: Pick<Timetable, 'weekly' | 'zone'>,
  holidays: ReadonlySet<string>,
  now: number,
): OfficeHours {
  const { day: today } = wallTime(now, zone)
  const periods = Array.from({ length: daysAhead }, (_, inDays) => ({
    inDays,
    day: addDays(today, inDays),
  }))
    .filter(({ day }) => !holidays.has(day))
    .flatMap(({ inDays, day }) =>
      (weekly[weekdayOf(day)] ?? []).map(([from, until]) => ({
        ...{ inDays, day, from, until },
        start: instantOf({ day, minutes: from }, zone),
        end: instantOf({ day, minutes: until }, zone),
      })),
    )
  const running = periods.find(({ start, end }) => start <= now && now < end)
  const next = periods.find(({ start }) => start > now)
  return {
    openUntil: running ? shortClock(running.until) : null,
    opens: next
      ? {
          ...{ inDays: next.inDays, day: next.day, weekday: weekdayOf(next.day) },
          time: shortClock(next.from),
        }
      : null,
    zone,
  }
}

/** `9:30`. */
const shortClock = (minutes: number) => clock(minutes % (24 * 60)).replace(/^0/, '')
