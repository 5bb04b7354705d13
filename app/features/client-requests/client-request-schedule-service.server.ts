import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { daysAfter, officeDay } from '#app/platform/office-day.ts'
import { reminderMail } from './client-request-mails.server.tsx'
import { mailAsked } from './client-request-notification-service.server.ts'
import { claimReminders, type Reminder } from './client-request-schedule-store.server.ts'
import { requestIn } from './client-request-service.server.ts'

export const requestScheduleQueue = 'request-reminders'

const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
const portion = 50

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
  due: [-1, 0],
  late: [-14, -3],
}

/** Reminds of what is still missing; each reminder of a request is sent once. None on the day it was sent. */
export async function runRequestSchedule(app: App): Promise<void> {
  const now = app.now()
  const today = officeDay(now)
  const before = new Date(now.getTime() - dayMilliseconds).toISOString()
  for (const reminder of ['soon', 'due', 'late'] as const) {
    const [first, last] = windows[reminder]
    const [from, to] = [daysAfter(today, first), daysAfter(today, last)]
    const claim = { reminder, from, to, before, now, limit: portion }
    await inPortions(() =>
      app.db.system(async (tx) => {
        const claimed = await claimReminders(tx, claim)
        for (const { id } of claimed) await remind(app, tx, id, reminder)
        return claimed.length
      }),
    )
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

async function inPortions(work: () => Promise<number>): Promise<void> {
  while ((await work()) === portion);
}
