import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Booking } from './booking.ts'
import { bytes, type Origin } from './hold-store.server.ts'
import type { Span, Timetable } from './slots.ts'

const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`
export const bookingColumns = sql`id, lead_id, full_name, email, company_name, note, ${iso(sql`starts_at`)} as starts_at,
  ${iso(sql`ends_at`)} as ends_at, zone, place, status, cancelled_by, sequence, ${iso(sql`confirmed_at`)} as confirmed_at,
  ${iso(sql`held_until`)} as held_until, ${iso(sql`created_at`)} as created_at`

export type Offer = { timetable: Timetable & { place: string }; holidays: string[]; busy: Span[] }

/** Everything that free times are found from: two queries. */
export async function selectOffer(tx: Tx, now: Date): Promise<Offer> {
  const [timetable] = (await tx.execute(sql`
    select zone, weekly, buffer_before, buffer_after, notice_hours, horizon_days, place,
      array(select day::text from booking_holidays where day >= ${now.toISOString()}::date - 1) as holidays
    from booking_settings order by version desc limit 1`)) as unknown as (Offer['timetable'] & {
    holidays: string[]
  })[]
  if (!timetable) throw new Error('there are no booking settings')
  const busy = (await tx.execute(sql`
    select extract(epoch from starts)::float8 * 1000 as start, extract(epoch from ends)::float8 * 1000 as "end"
    from booked_times(${now.toISOString()}::timestamptz - interval '1 day',
      ${now.toISOString()}::timestamptz + interval '200 days')`)) as unknown as Span[]
  return { timetable, holidays: timetable.holidays, busy: [...busy] }
}

/** Gives the rest of the transaction the one booking whose token has this hash. */
export async function holdToken(tx: Tx, hash: string): Promise<void> {
  await tx.execute(sql`select set_config('app.booking_token', ${hash}, true)`)
}

/** @param lock nobody else changes it until the transaction ends */
export async function selectBookingByToken(
  tx: Tx,
  hash: string,
  lock = false,
): Promise<Booking | undefined> {
  const [row] = (await tx.execute(sql`select ${bookingColumns} from bookings
    where token_hash = decode(${hash}, 'hex') ${lock ? sql`for update` : sql``}`)) as unknown as Booking[]
  return row
}

export type NewBooking = {
  id: string
  leadId: string | null
  fullName: string
  email: string
  companyName: string | null
  note: string | null
  during: Span
  blocked: Span
  zone: string
  place: string
  tokenHash: string
  origin: Origin
  isConfirmed: boolean
  /** Kept until then for an address that is to be confirmed. */
  heldUntil: Date | null
  proof: string | null
}

const range = ({ start, end }: Span) =>
  sql`tstzrange(${new Date(start).toISOString()}::timestamptz, ${new Date(end).toISOString()}::timestamptz)`

/** False when the time, or the id, is taken. Of many at once, one gets it. */
export async function insertBooking(tx: Tx, one: NewBooking): Promise<boolean> {
  const result = await tx.execute(sql`
    insert into bookings (id, lead_id, full_name, email, company_name, note, during, blocked, zone, place, token_hash,
      from_address, from_site, from_network, party, confirmed_at, held_until, proof)
    values (${one.id}, ${one.leadId}, ${one.fullName}, ${one.email}, ${one.companyName}, ${one.note},
      ${range(one.during)}, ${range(one.blocked)}, ${one.zone}, ${one.place}, decode(${one.tokenHash}, 'hex'),
      ${bytes(one.origin.address)}, ${bytes(one.origin.site)}, ${bytes(one.origin.network)}, ${bytes(one.origin.party)},
      ${one.isConfirmed ? sql`now()` : sql`null`}, ${one.heldUntil?.toISOString() ?? null}::timestamptz, ${one.proof})
    on conflict do nothing`)
  return result.count === 1
}

/** @throws when the new time is taken; `isTaken` knows that fault */
export async function moveBooking(
  tx: Tx,
  id: string,
  to: { during: Span; blocked: Span; zone: string; place: string },
): Promise<void> {
  await tx.execute(sql`
    update bookings set during = ${range(to.during)}, blocked = ${range(to.blocked)}, zone = ${to.zone},
      place = ${to.place}, sequence = sequence + 1, day_reminder_at = null, hour_reminder_at = null
    where id = ${id} and status = 'booked'`)
}

export async function cancelBooking(tx: Tx, id: string, by: 'visitor' | 'staff'): Promise<void> {
  await tx.execute(sql`update bookings set status = 'cancelled', cancelled_by = ${by}, sequence = sequence + 1
    where id = ${id} and status = 'booked'`)
}

/** Whether PostgreSQL refused a row because its time overlaps another's, or two waited for each other. */
export function isTaken(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause as Error) {
    if (['23P01', '40P01'].includes((e as { code?: string }).code ?? '')) return true
  }
  return false
}

/** What a lead said about its person, for whoever holds a pass. For the owner: visitors read no leads. */
export async function selectPrefill(
  tx: Tx,
  leadId: string,
): Promise<{ fullName: string; email: string; companyName: string } | undefined> {
  const [row] = (await tx.execute(sql`select full_name as "fullName", email,
    coalesce(company_name, '') as "companyName" from leads where id = ${leadId}`)) as unknown as {
    fullName: string
    email: string
    companyName: string
  }[]
  return row
}
