import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { containing, keyset } from '#app/platform/keyset.server.ts'
import type { Booking } from './booking.ts'
import { bookingColumns } from './booking-store.server.ts'
import { type BookingListQuery, bookingsPerPage } from './desk-list-query.ts'

export type BookingRow = Pick<
  Booking,
  'id' | 'lead_id' | 'full_name' | 'email' | 'company_name' | 'status' | 'starts_at' | 'ends_at'
>

function matching({ state, search }: BookingListQuery, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  // A call is upcoming until half an hour after it began: then it has ended.
  const conditions = {
    all: sql`true`,
    cancelled: sql`status = 'cancelled'`,
    upcoming: sql`status = 'booked' and starts_at > ${at} - interval '30 minutes'`,
    past: sql`status = 'booked' and starts_at <= ${at} - interval '30 minutes'`,
  }
  const found = search ? sql`search_text like ${containing(search)}` : sql`true`
  return sql`${conditions[state]} and ${found}`
}

/** One page and one row more. */
export async function selectBookings(
  tx: Tx,
  query: BookingListQuery,
  now: Date,
): Promise<(BookingRow & { cursor: string })[]> {
  const { past, order, cursor, turn } = keyset(query, sql`starts_at`, sql`id`)
  const rows = (await tx.execute(sql`
    select id, lead_id, full_name, email, company_name, status, to_json(starts_at) #>> '{}' as starts_at,
      to_json(ends_at) #>> '{}' as ends_at, ${cursor} as cursor
    from (select * from bookings where ${matching(query, now)} and ${past} order by ${order}
      limit ${bookingsPerPage + 1}) as b order by ${order}`)) as unknown as (BookingRow & {
    cursor: string
  })[]
  return turn(rows)
}

/** The office's zone, and how many calls are found, counted up to `limit`. */
export async function countBookings(
  tx: Tx,
  query: BookingListQuery,
  now: Date,
  limit: number,
): Promise<{ matches: number; officeZone: string }> {
  const [row] = await tx.execute<{ matches: number; officeZone: string }>(sql`
    select (select count(*)::int from (select 1 from bookings where ${matching(query, now)} limit ${limit}) f) as matches,
      (select zone from booking_settings order by version desc limit 1) as "officeZone"`)
  return row ?? { matches: 0, officeZone: 'UTC' }
}

/** @param lock nobody else changes it until the transaction ends */
export async function selectBooking(
  tx: Tx,
  id: string,
  lock = false,
): Promise<Booking | undefined> {
  const [row] = (await tx.execute(sql`select ${bookingColumns} from bookings
    where id = ${id} ${lock ? sql`for update` : sql``}`)) as unknown as Booking[]
  return row
}
