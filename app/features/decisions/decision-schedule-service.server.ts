import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { type Reminder, reminderDays, reminders } from '#app/platform/due-reminders.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { decisionMail } from './decision-mails.server.tsx'
import { mailAwaited, tellChanges } from './decision-notification-service.server.ts'
import { claimReminder, selectDue } from './decision-schedule-store.server.ts'
import { decisionIn } from './decision-service.server.ts'

export const decisionScheduleQueue = 'decision-reminders'

const hourMilliseconds = 3_600_000

/** Queues one look at the due days an hour, however many instances run. */
export async function queueDecisionSchedule(app: App): Promise<void> {
  const hour = Math.floor(app.now().getTime() / hourMilliseconds)
  const id = uuidFromHash(decisionScheduleQueue, hour)
  await app.db.system((tx) => app.jobs.enqueue(tx, decisionScheduleQueue, { hour }, id))
}

/** Tells people of what the database did to decisions when nobody told them at once, as after an undone change. */
export async function tellRest(app: App): Promise<void> {
  await app.db.system((tx) => tellChanges(app, tx))
}

/** Reminds those whose turn it is; each reminder of a round is sent once. One that fails does not keep the others back. */
export async function runDecisionSchedule(app: App): Promise<void> {
  const now = app.now()
  for (const reminder of reminders) {
    const due = await app.db.system((tx) =>
      selectDue(tx, { reminder, ...reminderDays(reminder, now) }),
    )
    for (const id of due)
      await app.db
        .system(async (tx) => {
          if (await claimReminder(tx, id, reminder, now)) await remind(app, tx, id, reminder)
        })
        .catch((error) => app.log.error({ err: error, decision: id }, 'a reminder was not sent'))
  }
}

async function remind(app: App, tx: Tx, id: string, reminder: Reminder): Promise<void> {
  const { decision } = await decisionIn(tx, id, null)
  const mail = await decisionMail(decision, reminder, app.config.baseUrl)
  const people = await mailAwaited(app, tx, decision, mail)
  const event = { action: 'decision.reminded' as const, subjectType: 'decision', subjectId: id }
  await audit(tx, { ...event, details: { title: decision.title, reminder, people } })
}
