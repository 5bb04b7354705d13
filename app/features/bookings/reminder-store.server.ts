import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { typed } from '#app/platform/sql-helpers.server.ts'
import type { Booking } from './booking.ts'
import { bookingColumns } from './booking-store.server.ts'

type Reminder = { bookingId: string; sequence: number; kind: 'day' | 'hour'; now: Date }

const columns = { day: 'day_reminder_at', hour: 'hour_reminder_at' } as const

/** Marks a reminder as sent and returns its booking; undefined when it was sent before or is no longer due. */
export function claimReminder(
  tx: Tx,
  { bookingId, sequence, kind, now }: Reminder,
): Promise<(Booking & { office_zone: string }) | undefined> {
  const at = typed('timestamptz', now.toISOString())
  // After a long stop of the product, the reminder for the day before would come hours before the call.
  const soonest = kind === 'day' ? sql<string>`${at} + interval '3 hours'` : at
  return tx.first(
    db
      .updateTable('bookings')
      .set({ [columns[kind]]: now })
      .where('id', '=', bookingId)
      .where('status', '=', 'booked')
      .where('sequence', '=', sequence)
      .where(columns[kind], 'is', null)
      .where('starts_at', '>', soonest)
      .returning((eb) => [
        ...bookingColumns(eb),
        sql<string>`(${eb
          .selectFrom('booking_settings as s')
          .select('s.zone')
          .orderBy('s.version', 'desc')
          .limit(1)})`.as('office_zone'),
      ]),
  )
}
