import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { type Reminder, sendReminders } from '#app/platform/due-reminders.ts'
import { queueEach } from '#app/platform/repeated-job.server.ts'
import { reminderMail } from './client-request-mails.server.tsx'
import { mailAsked } from './client-request-notification-service.server.ts'
import { claimReminder, selectDue } from './client-request-schedule-store.server.ts'
import { requestIn } from './client-request-service.server.ts'

export const requestScheduleQueue = 'request-reminders'

/** Queues one look at the due days an hour, however many instances run. */
export const queueRequestSchedule = (app: App) => queueEach(app, 'hour', requestScheduleQueue)

/** Reminds of what is still missing; each reminder of a request is sent once, and none on the day on which it was asked. */
export const runRequestSchedule = (app: App) =>
  sendReminders(app, { name: 'request', selectDue, claimReminder, remind })

async function remind(app: App, tx: Tx, id: string, reminder: Reminder): Promise<void> {
  const { request, lines } = await requestIn(tx, id, null)
  const missing = lines.filter(({ status }) => status === 'missing' || status === 'returned')
  const mail = await reminderMail(request, reminder, missing, app.config)
  const people = await mailAsked(app, tx, request, mail)
  const event = { action: 'request.reminded' as const, subjectType: 'request', subjectId: id }
  await audit(tx, { ...event, details: { reminder, people, missing: missing.length } })
}
