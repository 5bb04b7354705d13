import { daysAfter, officeDay } from './office-day.ts'

/** Reminders before, on and after the day by which something is due. */
export const reminders = ['soon', 'due', 'late'] as const
export type Reminder = (typeof reminders)[number]

/**
 * When reminders are sent, in days from the due day: from three days before, on the day itself, and from
 * three days after. Each period ends, so that after a long stop of the product none is sent weeks late.
 */
const windows: Record<Reminder, [first: number, last: number]> = {
  soon: [1, 3],
  due: [0, 0],
  late: [-14, -3],
}

const dayMilliseconds = 86_400_000

/**
 * Of what a reminder is sent at a moment: the first and the last due day, and before when it was asked, because none is
 * sent on the day on which something was asked.
 */
export function reminderDays(reminder: Reminder, now: Date) {
  const today = officeDay(now)
  const [first, last] = windows[reminder]
  return {
    from: daysAfter(today, first),
    to: daysAfter(today, last),
    before: new Date(now.getTime() - dayMilliseconds).toISOString(),
  }
}
