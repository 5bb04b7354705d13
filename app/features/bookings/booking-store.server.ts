import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { causesOf } from '#app/platform/pg-errors.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { rowsFrom } from '#app/platform/sql-functions.server.ts'
import { exactIso, jsonAs, text, typed } from '#app/platform/sql-helpers.server.ts'
import type { Booking } from './booking.ts'
import { type Origin, rangeOf } from './hold-store.server.ts'
import type { Span, Timetable } from './slots.ts'

/** The columns of a `Booking`. */
export const bookingColumns = (eb: ExpressionBuilder<Schema, 'bookings'>) =>
  [
    ...(['bookings.id', 'lead_id', 'full_name', 'email', 'company_name', 'note'] as const),
    ...(['bookings.zone', 'bookings.place', 'status', 'cancelled_by', 'sequence'] as const),
    exactIso(eb.ref('starts_at')).as('starts_at'),
    exactIso(eb.ref('ends_at')).as('ends_at'),
    exactIso(eb.ref('confirmed_at')).as('confirmed_at'),
    exactIso(eb.ref('held_until')).as('held_until'),
    exactIso(eb.ref('bookings.created_at')).as('created_at'),
  ] as const

export type Offer = { timetable: Timetable & { place: string }; holidays: string[]; busy: Span[] }

/** Everything needed to compute the free times, in two queries. */
export async function selectOffer(tx: Tx, now: Date): Promise<Offer> {
  const at = typed('timestamptz', now)
  const span = {
    since: sql<string>`${at} - interval '1 day'`,
    until: sql<string>`${at} + interval '200 days'`,
  }
  const milliseconds = (time: Expression<string | null>) =>
    sql<number>`extract(epoch from ${time})::float8 * 1000`
  const [timetable, busy] = await Promise.all([
    tx.first(
      db
        .selectFrom('booking_settings')
        .select((eb) => [
          ...(['zone', 'buffer_before', 'buffer_after', 'notice_hours', 'horizon_days'] as const),
          'place',
          jsonAs<Timetable['weekly']>(eb.ref('weekly')).as('weekly'),
          sql<string[]>`array(${eb
            .selectFrom('booking_holidays as h')
            .select((inner) => text(inner.ref('h.day')).as('day'))
            .where('h.day', '>=', sql<string>`${at}::date - 1`)})`.as('holidays'),
        ])
        .orderBy('version', 'desc')
        .limit(1),
    ),
    tx.all(
      db
        .selectFrom(rowsFrom('booked_times', span, 't'))
        .select((eb) => [
          milliseconds(eb.ref('t.starts')).as('start'),
          milliseconds(eb.ref('t.ends')).as('end'),
        ]),
    ),
  ])
  if (!timetable) throw new Error('there are no booking settings')
  return { timetable, holidays: timetable.holidays, busy }
}

/** Allows the rest of the transaction to read the booking whose token has this hash. */
export async function showBookingOfToken(tx: Tx, hash: string): Promise<void> {
  await tx.run(
    db.selectNoFrom(sql<string>`set_config('app.booking_token', ${hash}, true)`.as('value')),
  )
}

/** @param lock nobody else changes it until the transaction ends */
export function selectBookingByToken(
  tx: Tx,
  hash: string,
  lock = false,
): Promise<Booking | undefined> {
  const query = db
    .selectFrom('bookings')
    .select(bookingColumns)
    .where('token_hash', '=', Buffer.from(hash, 'hex'))
  return tx.first(lock ? query.forUpdate() : query)
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
  /** Held until then, while its address is not confirmed. */
  heldUntil: Date | null
  proof: string | null
}

/** False when the time or the id is taken. Of several simultaneous attempts one succeeds. */
export async function insertBooking(tx: Tx, one: NewBooking): Promise<boolean> {
  const inserted = await tx.run(
    db
      .insertInto('bookings')
      .values({
        id: one.id,
        lead_id: one.leadId,
        full_name: one.fullName,
        email: one.email,
        company_name: one.companyName,
        note: one.note,
        during: rangeOf(one.during),
        blocked: rangeOf(one.blocked),
        zone: one.zone,
        place: one.place,
        token_hash: Buffer.from(one.tokenHash, 'hex'),
        from_address: one.origin.address,
        from_site: one.origin.site,
        from_network: one.origin.network,
        party: one.origin.party,
        confirmed_at: one.isConfirmed ? sql<string>`now()` : null,
        held_until: one.heldUntil,
        proof: one.proof,
      })
      .onConflict((oc) => oc.doNothing()),
  )
  return inserted === 1
}

/** @throws when the new time is taken; `isTaken` recognises that error */
export async function moveBooking(
  tx: Tx,
  id: string,
  to: { during: Span; blocked: Span; zone: string; place: string },
): Promise<void> {
  await tx.run(
    db
      .updateTable('bookings')
      .set((eb) => ({
        during: rangeOf(to.during),
        blocked: rangeOf(to.blocked),
        zone: to.zone,
        place: to.place,
        sequence: eb('sequence', '+', 1),
        day_reminder_at: null,
        hour_reminder_at: null,
      }))
      .where('id', '=', id)
      .where('status', '=', 'booked'),
  )
}

export async function cancelBooking(tx: Tx, id: string, by: 'visitor' | 'staff'): Promise<void> {
  await tx.run(
    db
      .updateTable('bookings')
      .set((eb) => ({
        status: 'cancelled' as const,
        cancelled_by: by,
        sequence: eb('sequence', '+', 1),
      }))
      .where('id', '=', id)
      .where('status', '=', 'booked'),
  )
}

/** Whether PostgreSQL refused a row because its time overlaps another one, or because of a deadlock. */
export function isTaken(error: unknown): boolean {
  return causesOf(error).some((one) =>
    ['23P01', '40P01'].includes((one as { code?: string }).code ?? ''),
  )
}

/** The contact details of a lead, for the holder of a pass. Read as the owner, because visitors may not read leads. */
export function selectPrefill(
  tx: Tx,
  leadId: string,
): Promise<{ fullName: string; email: string; companyName: string } | undefined> {
  return tx.first(
    db
      .selectFrom('leads')
      .select((eb) => [
        'full_name as fullName',
        'email',
        eb.fn.coalesce('company_name', eb.val('')).as('companyName'),
      ])
      .where('id', '=', leadId),
  )
}
