import { z } from 'zod'
import { queueVisitorMail } from '#app/features/mail/visitor-mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import type { Booking } from './booking.ts'
import { staffMail, visitorMail } from './booking-mails.server.tsx'
import { claimReminder } from './reminder-store.server.ts'

export const reminderQueue = 'booking-reminder'

const hour = 3_600_000
const leads = { day: 24 * hour, hour } as const
const jobSchema = z.object({
  bookingId: z.uuid(),
  sequence: z.number().int(),
  kind: z.enum(['day', 'hour']),
})

/**
 * Queues the reminders of a booking in the transaction that made or moved it. Jobs for an earlier time
 * stay in the queue and do nothing when they run.
 */
export async function planReminders(app: App, tx: Tx, booking: Booking): Promise<void> {
  const start = Date.parse(booking.starts_at)
  for (const [kind, lead] of Object.entries(leads)) {
    const startAfter = new Date(start - lead)
    if (startAfter <= app.now()) continue
    const job = { bookingId: booking.id, sequence: booking.sequence, kind }
    await app.jobs.enqueue(tx, reminderQueue, job, undefined, { startAfter })
  }
}

/**
 * Sends one reminder to both sides, if the booking has not changed since the reminder was queued. A late
 * reminder is sent as long as the call has not begun.
 */
export async function sendReminder(app: App, data: unknown): Promise<void> {
  const { bookingId, sequence, kind } = jobSchema.parse(data)
  await app.db.system(async (tx) => {
    const claimed = await claimReminder(tx, { bookingId, sequence, kind, now: app.now() })
    if (!claimed) return
    const { office_zone, ...booking } = claimed
    const about = { type: 'booking', id: booking.id }
    const toStaff = await staffMail(app, booking, kind, office_zone)
    await queueVisitorMail(app, tx, 'confirmation', await visitorMail(app, booking, kind), about)
    await queueVisitorMail(app, tx, 'staff', toStaff, about)
  })
}
