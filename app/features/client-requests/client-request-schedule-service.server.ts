import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { daysAfter, officeDay } from '#app/platform/office-day.ts'
import { reminderMail } from './client-request-mails.server.tsx'
import { mailAsked } from './client-request-notification-service.server.ts'
import { claimReminder, type Reminder, selectDue } from './client-request-schedule-store.server.ts'
import { requestIn } from './client-request-service.server.ts'

export const requestScheduleQueue = 'request-reminders'

const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds

/** Queues one look at the due days an hour, however many instances run. */
export async function queueRequestSchedule(app: App): Promise<void> {
  const hour = Math.floor(app.now().getTime() / hourMilliseconds)
  await app.db.system((tx) =>
    app.jobs.enqueue(tx, requestScheduleQueue, { hour }, uuidFromHash(requestScheduleQueue, hour)),
  )
}

/**
 * When reminders are sent, in days from the due day: from three days before, on the day itself, and from
 * three days after. Each period ends, so that after a long stop of the product none is sent weeks late.
 */
const windows: Record<Reminder, [first: number, last: number]> = {
  soon: [1, 3],
  due: [0, 0],
  late: [-14, -3],
}

/**
 * Reminds of what is still missing; each reminder of a request is sent once, and none on the day on which it was
 * asked. One that fails does not keep the others back.
 */
export async function runRequestSchedule(app: App): Promise<void> {
  const now = app.now()
  const today = officeDay(now)
  const before = new Date(now.getTime() - dayMilliseconds).toISOString()
  for (const reminder of ['soon', 'due', 'late'] as const) {
    const [first, last] = windows[reminder]
    const [from, to] = [daysAfter(today, first), daysAfter(today, last)]
    const asked = { reminder, from, to, before }
    const due = await app.db.system((tx) => selectDue(tx, asked))
    for (const id of due)
      await app.db
        .system(async (tx) => {
          if (await claimReminder(tx, id, reminder, now)) await remind(app, tx, id, reminder)
        })
        .catch((error) => app.log.error({ err: error, request: id }, 'a reminder was not sent'))
  }
}

async function remind(app: App, tx: Tx, id: string, reminder: Reminder): Promise<void> {
  const { request, lines } = await requestIn(tx, id, null)
  const missing = lines.filter(({ status }) => status === 'missing' || status === 'returned')
  const mail = await reminderMail(request, reminder, missing, app.config.baseUrl)
  const people = await mailAsked(app, tx, request, mail)
  const event = { action: 'request.reminded' as const, subjectType: 'request', subjectId: id }
  await audit(tx, { ...event, details: { reminder, people, missing: missing.length } })
}
