import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { type Reminder, sendReminders } from '#app/platform/due-reminders.ts'
import { queueEach } from '#app/platform/repeated-job.server.ts'
import { decisionMail } from './decision-mails.server.tsx'
import { mailAwaited, tellChanges } from './decision-notification-service.server.ts'
import { claimReminder, selectDue } from './decision-schedule-store.server.ts'
import { decisionIn } from './decision-service.server.ts'

export const decisionScheduleQueue = 'decision-reminders'

/** Queues one look at the due days an hour, however many instances run. */
export const queueDecisionSchedule = (app: App) => queueEach(app, 'hour', decisionScheduleQueue)

/** Tells people of what the database did to decisions when nobody told them at once, as after an undone change. */
export async function tellRest(app: App): Promise<void> {
  await app.db.system((tx) => tellChanges(app, tx))
}

/** Reminds those whose turn it is; each reminder of a round is sent once. */
export const runDecisionSchedule = (app: App) =>
  sendReminders(app, { name: 'decision', selectDue, claimReminder, remind })

async function remind(app: App, tx: Tx, id: string, reminder: Reminder): Promise<void> {
  const { decision } = await decisionIn(tx, id, null)
  const mail = await decisionMail(decision, reminder, app.config.baseUrl)
  const people = await mailAwaited(app, tx, decision, mail)
  const event = { action: 'decision.reminded' as const, subjectType: 'decision', subjectId: id }
  await audit(tx, { ...event, details: { title: decision.title, reminder, people } })
}
