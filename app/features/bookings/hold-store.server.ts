import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rowsFrom, valuesFrom } from '#app/platform/sql-functions.server.ts'
import { typed } from '#app/platform/sql-helpers.server.ts'
import type { Pressure } from './booking-pressure.ts'
import type { Span } from './slots.ts'

/** Where a booking comes from, as keyed hashes. */
export type Origin = { address: Buffer; site: Buffer; network: Buffer; party: Buffer }

/** A span of time as PostgreSQL's range, its end excluded. */
export const rangeOf = ({ start, end }: Span) =>
  sql<string>`tstzrange(${typed('timestamptz', new Date(start))}, ${typed('timestamptz', new Date(end))})`

/** Counts the unconfirmed bookings of a day and locks the day: other bookings of it wait. */
export async function selectPressure(
  tx: Tx,
  day: Span,
  { address, site, network, party }: Origin,
): Promise<Omit<Pressure, 'times'>> {
  const given = {
    the_day: rangeOf(day),
    the_address: address,
    the_site: site,
    the_network: network,
    the_party: party,
  }
  const row = await tx.first(
    db
      .selectFrom(rowsFrom('unconfirmed_bookings', given, 'p'))
      .select((eb) => [
        eb.ref('p.on_day').$notNull().as('on_day'),
        eb.ref('p.by_address').$notNull().as('by_address'),
        eb.ref('p.by_site').$notNull().as('by_site'),
        eb.ref('p.by_network').$notNull().as('by_network'),
        eb.ref('p.by_party').$notNull().as('by_party'),
      ]),
  )
  if (!row) throw new Error('unconfirmed_bookings returned no row')
  return row
}

/** Cancels bookings that nobody confirmed in time. Returns their ids. */
export async function releaseLapsed(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    db.selectFrom(valuesFrom('release_lapsed_bookings', {}, 'b')).select('b.value'),
  )
  return rows.flatMap(({ value }) => value ?? [])
}

/** Makes a held booking final. */
export async function confirmBooking(tx: Tx, id: string): Promise<void> {
  await tx.run(
    db
      .updateTable('bookings')
      .set({ confirmed_at: sql<string>`now()`, held_until: null })
      .where('id', '=', id)
      .where('status', '=', 'booked'),
  )
}
