import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { type BookingListQuery, bookingsPerPage } from './admin-booking-list-query.ts'
import type { Booking } from './booking.ts'
import { bookingColumns } from './booking-store.server.ts'

export type BookingRow = Pick<
  Booking,
  | 'id'
  | 'lead_id'
  | 'full_name'
  | 'email'
  | 'company_name'
  | 'status'
  | 'held_until'
  | 'starts_at'
  | 'ends_at'
>

/** The register as it is counted and searched, in the order of the calls; with the office's zone beside. */
export function bookingList({ state, search }: BookingListQuery, now: Date): List {
  const at = sql`${now.toISOString()}::timestamptz`
  // A call is upcoming until half an hour after it began: then it has ended.
  const conditions = {
    all: sql`true`,
    cancelled: sql`b.status = 'cancelled'`,
    unconfirmed: sql`b.status = 'booked' and b.confirmed_at is null and b.created_at > ${at}`,
    upcoming: sql`b.status = 'booked' and b.created_at > ${at} - interval '30 minutes'`,
    past: sql`b.status = 'booked' and b.created_at <= ${at} - interval '30 minutes'`,
  }
  return {
    search,
    table: sql`(select id, lead_id, full_name, email, company_name, status, confirmed_at, held_until, search_text, ends_at,
      starts_at as created_at from bookings) b`,
    as: sql`b`,
    filters: conditions[state],
    beside: sql`select zone from booking_settings order by version desc limit 1`,
  }
}

/** One page and one row more. */
export function selectBookings(
  tx: Tx,
  query: BookingListQuery,
  list: List,
  matches?: Matches,
): Promise<(BookingRow & { cursor: string })[]> {
  const page = keyset(query, sql`b.created_at`, sql`b.id`)
  return readPage(
    tx,
    list,
    matches,
    page,
    bookingsPerPage,
    (where) => sql`
      select b.id, b.lead_id, b.full_name, b.email, b.company_name, b.status, to_json(b.held_until) #>> '{}' as held_until,
        to_json(b.created_at) #>> '{}' as starts_at, to_json(b.ends_at) #>> '{}' as ends_at,
        ${page.cursor} as cursor
      from ${list.table} where ${where}`,
  )
}

/** @param lock nobody else changes it until the transaction ends */
export function selectBooking(tx: Tx, id: string, lock = false): Promise<Booking | undefined> {
  const query = db.selectFrom('bookings').select(bookingColumns).where('id', '=', id)
  return tx.first(lock ? query.forUpdate() : query)
}
