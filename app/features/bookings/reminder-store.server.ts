import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Booking } from './booking.ts'
import { bookingColumns } from './booking-store.server.ts'

type Reminder = { bookingId: string; sequence: number; kind: 'day' | 'hour'; now: Date }

/** Marks a reminder as sent, and gives the booking; nothing when it has been, or is no longer due. */
export async function claimReminder(
  tx: Tx,
  { bookingId, sequence, kind, now }: Reminder,
): Promise<(Booking & { office_zone: string }) | undefined> {
  const column = kind === 'day' ? sql`day_reminder_at` : sql`hour_reminder_at`
  const at = sql`${now.toISOString()}::timestamptz`
  // Nothing ran for long: what was to come a day before says the wrong thing hours before.
  const soonest = kind === 'day' ? sql`${at} + interval '3 hours'` : at
  const [row] = (await tx.execute(sql`
    update bookings set ${column} = ${at}
    where id = ${bookingId} and status = 'booked' and sequence = ${sequence} and ${column} is null and starts_at > ${soonest}
    returning ${bookingColumns},
      (select s.zone from booking_settings s order by version desc limit 1) as office_zone`)) as unknown as (Booking & {
    office_zone: string
  })[]
  return row
}
