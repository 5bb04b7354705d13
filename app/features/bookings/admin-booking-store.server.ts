import { type Expression, sql } from 'kysely'
import { isOfSomebody, isTheirAddress } from '#app/features/of-whom/of-whom-service.server.ts'
import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, typed } from '#app/platform/sql-helpers.server.ts'
import type { BookingListQuery } from './admin-booking-list-query.ts'
import type { Booking } from './booking.ts'
import { bookingColumns } from './booking-store.server.ts'

/**
 * The bookings in the order of their calls.
 * @param zone of the reader; null: then that of the office
 */
export function bookingSource(
  { state, ...whom }: BookingListQuery,
  now: Date,
  zone: string | null,
) {
  const at = typed('timestamptz', now.toISOString())
  const here = shownZone(zone)
  // A call is upcoming until half an hour after it began: then it has ended.
  const over = sql<string>`${at} - interval '30 minutes'`
  return listSource({
    table: db.selectFrom('bookings as b'),
    as: 'b',
    filters: (eb) => {
      const booked = eb('b.status', '=', 'booked')
      const inState = {
        all: [],
        cancelled: [eb('b.status', '=', 'cancelled')],
        unconfirmed: [booked, eb('b.confirmed_at', 'is', null), eb('b.starts_at', '>', at)],
        today: [
          booked,
          eb('b.starts_at', '>=', dayOf(at, here).begins),
          eb('b.starts_at', '<', dayOf(at, here).ends),
          eb('b.ends_at', '>', at),
        ],
        upcoming: [booked, eb('b.starts_at', '>', over)],
        past: [booked, eb('b.starts_at', '<=', over)],
      }[state]
      if (!isOfSomebody(whom)) return inState
      return [isTheirAddress(eb.fn('lower', ['b.email']), whom), ...inState]
    },
    rows: (from) =>
      from.select((eb) => [
        ...(['b.id', 'b.lead_id', 'b.full_name', 'b.email', 'b.company_name', 'b.status'] as const),
        exactIso(eb.ref('b.held_until')).as('held_until'),
        exactIso(eb.ref('b.starts_at')).as('starts_at'),
        exactIso(eb.ref('b.ends_at')).as('ends_at'),
      ]),
    sorts: { created_at: 'b.starts_at' },
    newest: 'b.starts_at',
    idsFirst: isOfSomebody(whom),
  })
}

/** The zone in which times are shown. @param zone of the reader; null: then that of the office */
export const shownZone = (zone: string | null) =>
  sql<string>`coalesce(${typed('text', zone)}, (${officeZone}))`

/** The day of a zone at an instant. */
function dayOf(at: Expression<string>, zone: Expression<string>) {
  const here = sql<string>`${at} at time zone ${zone}`
  return {
    begins: sql<string>`date_trunc('day', ${here}) at time zone ${zone}`,
    ends: sql<string>`(date_trunc('day', ${here}) + interval '1 day') at time zone ${zone}`,
  }
}

const officeZone = db
  .selectFrom('booking_settings as s')
  .select('s.zone')
  .orderBy('s.version', 'desc')
  .limit(1)

/** @param lock nobody else changes it until the transaction ends */
export function selectBooking(tx: Tx, id: string, lock = false): Promise<Booking | undefined> {
  const query = db.selectFrom('bookings').select(bookingColumns).where('id', '=', id)
  return tx.first(lock ? query.forUpdate() : query)
}
