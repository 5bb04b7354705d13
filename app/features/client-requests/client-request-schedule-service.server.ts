import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { type Reminder, reminderDays, reminders } from '#app/platform/due-reminders.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { reminderMail } from './client-request-mails.server.tsx'
import { mailAsked } from './client-request-notification-service.server.ts'
import { claimReminder, selectDue } from './client-request-schedule-store.server.ts'
import { requestIn } from './client-request-service.server.ts'

export const requestScheduleQueue = 'request-reminders'

const hourMilliseconds = 3_600_000

/** Queues one look at the due days an hour, however many instances run. */
export async function queueRequestSchedule(app: App): Promise<void> {
  const hour = Math.floor(app.now().getTime() / hourMilliseconds)
  await app.db.system((tx) =>
    app.jobs.enqueue(tx, requestScheduleQueue, { hour }, uuidFromHash(requestScheduleQueue, hour)),
  )
}

/**
 * Reminds of what is still missing; each reminder of a request is sent once, and none on the day on which it was
 * asked. One that fails does not keep the others back.
 */
export async function runRequestSchedule(app: App): Promise<void> {
  const now = app.now()
  for (const reminder of reminders) {
    const asked = { reminder, ...reminderDays(reminder, now) }
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
  const mail = await reminderMail(request, reminder, missing, app.config)
  const people = await mailAsked(app, tx, request, mail)
  const event = { action: 'request.reminded' as const, subjectType: 'request', subjectId: id }
  await audit(tx, { ...event, details: { reminder, people, missing: missing.length } })
}
