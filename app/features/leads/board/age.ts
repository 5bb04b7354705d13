import { leadBoard } from '#content/lead-board.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago a time was, in its largest unit. */
export function ageOf(iso: string, now: string): string {
  const passed = new Date(now).getTime() - new Date(iso).getTime()
  const { age } = leadBoard
  const count = (unit: number) => Math.floor(passed / unit)
  if (passed < minute) return age.now
  if (passed < hour) return age.minutes(count(minute))
  if (passed < 2 * day) return age.hours(count(hour))
  if (passed < 14 * day) return age.days(count(day))
  if (passed < 730 * day) return age.weeks(count(7 * day))
  return age.years(count(365 * day))
}
