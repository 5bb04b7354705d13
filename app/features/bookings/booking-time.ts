import { tzOffset } from '@date-fns/tz'
import { clock, wallTime } from '#app/platform/zoned-time.ts'
import { slotMinutes } from './slots.ts'

const parts = { timeZone: 'UTC' } as const
const weekday = new Intl.DateTimeFormat('en-US', {
  ...parts,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})
const whole = new Intl.DateTimeFormat('en-US', { ...parts, dateStyle: 'full' })
const month = new Intl.DateTimeFormat('en-US', { ...parts, month: 'long', year: 'numeric' })

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** `Tuesday, November 24`. */
export const sayDay = (day: string): string => weekday.format(noon(day))

/** `November 2026`, of a month as `2026-11`. */
export const sayMonth = (one: string): string => month.format(noon(`${one}-01`))

/** `GMT+1`, as it is at an instant. */
export function sayOffset(zone: string, instant: number): string {
  const minutes = tzOffset(zone, new Date(instant))
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const sign = minutes < 0 ? '-' : '+'
  return `GMT${minutes === 0 ? '' : `${sign}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`}`
}

/** A zone's name for readers: without underscores. */
export const sayZone = (zone: string): string => zone.replaceAll('_', ' ')

/** `Tuesday, November 24, 2026, 09:00-09:30 (Europe/Paris, GMT+1)`. */
export function sayCall(start: number, zone: string): string {
  const [from, until] = [wallTime(start, zone), wallTime(start + slotMinutes * 60_000, zone)]
  const clocks = `${clock(from.minutes)}-${clock(until.minutes)}`
  return `${whole.format(noon(from.day))}, ${clocks} (${sayZone(zone)}, ${sayOffset(zone, start)})`
}

/** `12:50 (Europe/Paris, GMT+1)`, of an instant that is minutes away. */
export const sayClock = (instant: number, zone: string): string =>
  `${clock(wallTime(instant, zone).minutes)} (${sayZone(zone)}, ${sayOffset(zone, instant)})`

const short = new Intl.DateTimeFormat('en-US', {
  ...parts,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** `Tue, Nov 24, 2026, 09:00`, where the zone is shown elsewhere. */
export function sayShortCall(start: number, zone: string): string {
  const { day, minutes } = wallTime(start, zone)
  return `${short.format(noon(day))}, ${clock(minutes)}`
}

const sameYear = new Intl.DateTimeFormat('en-US', {
  ...parts,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})
const otherYear = new Intl.DateTimeFormat('en-US', { ...parts, dateStyle: 'medium' })

/** `Tue, Nov 24, 09:00`; in another year than now `Jan 5, 2027, 09:00`. */
export function sayBriefCall(start: number, zone: string, now: number): string {
  const { day, minutes } = wallTime(start, zone)
  const isThisYear = day.slice(0, 4) === wallTime(now, zone).day.slice(0, 4)
  return `${(isThisYear ? sameYear : otherYear).format(noon(day))}, ${clock(minutes)}`
}
