import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Pressure } from './booking-pressure.ts'
import type { Span } from './slots.ts'

/** Where a booking comes from, as keyed hashes. */
export type Origin = { address: Buffer; site: Buffer; network: Buffer; party: Buffer }

export const bytes = (value: Buffer | null) =>
  value === null ? sql`null::bytea` : sql`decode(${value.toString('hex')}, 'hex')`

/** Who books on one day waits here for those before. */
export async function selectPressure(
  tx: Tx,
  day: Span,
  { address, site, network, party }: Origin,
): Promise<Omit<Pressure, 'times'>> {
  const [row] = (await tx.execute(sql`
    select on_day, by_address, by_site, by_network, by_party from unconfirmed_bookings(
      tstzrange(${new Date(day.start).toISOString()}::timestamptz, ${new Date(day.end).toISOString()}::timestamptz),
      ${bytes(address)}, ${bytes(site)}, ${bytes(network)}, ${bytes(party)})`)) as unknown as Omit<
    Pressure,
    'times'
  >[]
  if (!row) throw new Error('nothing was counted')
  return row
}

/** Frees the times that nobody confirmed, and says of which bookings. */
export async function releaseLapsed(tx: Tx): Promise<string[]> {
  const rows = (await tx.execute(
    sql`select id from release_lapsed_bookings() as id`,
  )) as unknown as { id: string }[]
  return rows.map(({ id }) => id)
}

/** From here on the booking stands. */
export async function confirmBooking(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update bookings set confirmed_at = now(), held_until = null where id = ${id} and status = 'booked'`)
}
