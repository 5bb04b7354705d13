import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Reminder } from '#app/platform/due-reminders.ts'
import { queueEach } from '#app/platform/repeated-job.server.ts'
import { queueInvoiceMail } from './invoice-mail-service.server.ts'
import { claimReminders, turnOverdue } from './invoice-schedule-store.server.ts'
import { billingDay, daysAfter } from './invoice-status.ts'

export const invoiceScheduleQueue = 'invoice-clock'

const portion = 100

/** Queues one check of the invoices per hour, however many instances run; one of them is at midnight. */
export const queueInvoiceSchedule = (app: App) => queueEach(app, 'hour', invoiceScheduleQueue)

/**
 * When reminders are sent, in days from the due day: from three days before, on the day itself, and
 * from a week after. Each period ends, so that after a long stop of the product no reminder is sent
 * weeks late and they are not all sent at once.
 */
const windows: Record<Reminder, [first: number, last: number]> = {
  soon: [1, 3],
  due: [-1, 0],
  late: [-21, -7],
}

/** Marks invoices past their due day as overdue and queues reminders, each at most once. */
export async function runInvoiceSchedule(app: App): Promise<void> {
  const today = billingDay(app.now())
  await inPortions(() =>
    app.db.system(async (tx) => {
      const turned = await turnOverdue(tx, today, portion)
      for (const { id, ...details } of turned) {
        const event = { action: 'invoice.overdue' as const, subjectType: 'invoice', subjectId: id }
        await audit(tx, { ...event, details })
      }
      return turned.length
    }),
  )
  for (const [reminder, [first, last]] of Object.entries(windows) as [
    Reminder,
    [number, number],
  ][]) {
    const [from, to] = [daysAfter(today, first), daysAfter(today, last)]
    await inPortions(() =>
      app.db.system(async (tx) => {
        const claim = { reminder, today, from, to, now: app.now(), limit: portion }
        const claimed = await claimReminders(tx, claim)
        for (const { id } of claimed) await queueInvoiceMail(app, tx, id, reminder)
        return claimed.length
      }),
    )
  }
}

async function inPortions(work: () => Promise<number>): Promise<void> {
  while ((await work()) === portion);
}
