import { tzOffset } from '@date-fns/tz'

const minute = 60_000
const day = 86_400_000

/** A local time: a day as `2026-02-28` and the minutes since its midnight. */
export type WallTime = { day: string; minutes: number }

/** The local time in a zone at an instant. */
export function wallTime(instant: number, zone: string): WallTime {
  const local = instant + offsetAt(instant, zone)
  const minutes = Math.floor((((local % day) + day) % day) / minute)
  return { day: new Date(local).toISOString().slice(0, 10), minutes }
}

/**
 * The instant of a local time in a zone. If the time occurs twice, the earlier one; if clocks skip it,
 * the instant at which they are changed.
 */
export function instantOf({ day: date, minutes }: WallTime, zone: string): number {
  const local = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  const before = local - offsetAt(local - day, zone)
  const after = local - offsetAt(local + day, zone)
  const fits = [before, after].filter((one) => one + offsetAt(one, zone) === local)
  return fits.length > 0 ? Math.min(...fits) : jumpBetween(after, before, zone)
}

/** `09:30`. */
export function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The day that is so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

const offsetAt = (instant: number, zone: string) => tzOffset(zone, new Date(instant)) * minute

/** The first minute after `from` at which the zone's offset is different. */
function jumpBetween(from: number, until: number, zone: string): number {
  const old = offsetAt(from, zone)
  let [low, high] = [from, until]
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / (2 * minute)) * minute
    if (offsetAt(middle, zone) === old) low = middle
    else high = middle
  }
  return high
}
