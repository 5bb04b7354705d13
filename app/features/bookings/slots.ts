import { addDays, instantOf, wallTime, weekdayOf } from '#app/platform/zoned-time.ts'

export const slotMinutes = 30
const minute = 60_000
const hour = 60 * minute

/** From and until, in minutes of a day. */
export type Hours = readonly [from: number, until: number]
/** Instants in milliseconds, the end not included. */
export type Span = { start: number; end: number }

/** When calls are possible, in the office's zone. */
export type Timetable = {
  zone: string
  /** Monday first. */
  weekly: readonly (readonly Hours[])[]
  buffer_before: number
  buffer_after: number
  notice_hours: number
  horizon_days: number
}

/** The time that a call blocks: itself and its buffers. */
export function blockedBy(start: number, timetable: Timetable): Span {
  return {
    start: start - timetable.buffer_before * minute,
    end: start + (slotMinutes + timetable.buffer_after) * minute,
  }
}

/**
 * The instants at which a call may begin, in order.
 * @param holidays days on which the office is closed, in its own zone
 * @param busy times kept free for calls that are booked
 */
export function freeSlots(
  timetable: Timetable,
  holidays: ReadonlySet<string>,
  busy: readonly Span[],
  now: number,
): number[] {
  const { zone, notice_hours, horizon_days } = timetable
  const earliest = now + notice_hours * hour
  const today = wallTime(now, zone).day
  const days = Array.from({ length: horizon_days + 1 }, (_, index) => addDays(today, index))
  const open = days.filter((day) => !holidays.has(day)).flatMap((day) => slotsOf(timetable, day))
  const isFree = (start: number) => {
    const wanted = blockedBy(start, timetable)
    return (
      start >= earliest &&
      !busy.some(({ start: from, end }) => from < wanted.end && wanted.start < end)
    )
  }
  return [...new Set(open)].filter(isFree).sort((a, b) => a - b)
}

/**
 * Every call that fits into the hours of one day. The steps are real half hours, so a day on which
 * clocks are changed has an hour of them more or less, and none begins at a time no clock shows.
 */
function slotsOf({ weekly, zone }: Timetable, day: string): number[] {
  const length = slotMinutes * minute
  return (weekly[weekdayOf(day)] ?? []).flatMap(([from, until]) => {
    const first = instantOf({ day, minutes: from }, zone)
    const end = instantOf({ day, minutes: until }, zone)
    const count = Math.max(0, Math.floor((end - first) / length))
    const starts = Array.from({ length: count }, (_, index) => first + index * length)
    // Clocks are not changed in between, so that no local time has to be looked up.
    if (end - first === (until - from) * minute) return starts
    return starts.filter((start) => {
      const wall = wallTime(start, zone)
      return wall.day === day && wall.minutes >= from && wall.minutes < until
    })
  })
}
