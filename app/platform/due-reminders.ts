import type { App } from './app.server.ts'
import type { Tx } from './db.server.ts'
import { daysAfter, officeDay } from './office-day.ts'

/** Reminders before, on and after the day by which something is due. */
const reminders = ['soon', 'due', 'late'] as const
export type Reminder = (typeof reminders)[number]

/** The columns that say when each was sent. */
export const sentAt = {
  soon: 'soon_reminder_at',
  due: 'due_reminder_at',
  late: 'late_reminder_at',
} as const

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
export type ReminderDays = { reminder: Reminder; from: string; to: string; before: string }

function daysOf(reminder: Reminder, now: Date): ReminderDays {
  const today = officeDay(now)
  const [first, last] = windows[reminder]
  return {
    reminder,
    from: daysAfter(today, first),
    to: daysAfter(today, last),
    before: new Date(now.getTime() - dayMilliseconds).toISOString(),
  }
}

type Reminded = {
  /** What is reminded of, as the log names it. */
  name: string
  selectDue: (tx: Tx, days: ReminderDays) => Promise<string[]>
  /** Marks a reminder as sent. False when that was done before, or nothing is due any more. */
  claimReminder: (tx: Tx, id: string, reminder: Reminder, now: Date) => Promise<boolean>
  remind: (app: App, tx: Tx, id: string, reminder: Reminder) => Promise<void>
}

/** Sends each reminder that is due, once. One that fails does not keep the others back. */
export async function sendReminders(app: App, of: Reminded): Promise<void> {
  const now = app.now()
  for (const reminder of reminders) {
    const due = await app.db.system((tx) => of.selectDue(tx, daysOf(reminder, now)))
    for (const id of due)
      await app.db
        .system(async (tx) => {
          if (await of.claimReminder(tx, id, reminder, now)) await of.remind(app, tx, id, reminder)
        })
        .catch((error) => app.log.error({ err: error, [of.name]: id }, 'a reminder was not sent'))
  }
}
