import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows, json, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { BookingSettings, Holiday, SettingsInput } from './booking-settings.ts'

const shown = 400

export async function selectSettings(tx: Tx): Promise<BookingSettings> {
  const row = await tx.first(
    db
      .selectFrom('booking_settings')
      .select((eb) => [
        ...(['version', 'zone', 'buffer_before', 'buffer_after', 'notice_hours'] as const),
        ...(['horizon_days', 'place'] as const),
        jsonAs<BookingSettings['weekly']>(eb.ref('weekly')).as('weekly'),
      ])
      .orderBy('version', 'desc')
      .limit(1),
  )
  if (!row) throw new Error('there are no booking settings')
  return row
}

/** @throws when that version exists: `isUniqueViolation` recognises that error */
export async function insertSettings(
  tx: Tx,
  version: number,
  { weekly, ...to }: SettingsInput,
  userId: string,
): Promise<void> {
  await tx.run(
    db
      .insertInto('booking_settings')
      .values({ version, ...to, weekly: json(weekly), changed_by: userId }),
  )
}

/** The closed days from a day on. */
export function selectHolidays(tx: Tx, from: string): Promise<Holiday[]> {
  return tx.all(
    db
      .selectFrom('booking_holidays')
      .select(['day', 'label'])
      .where('day', '>=', from)
      .orderBy('day')
      .limit(shown),
  )
}

/** False when the day is closed already. */
export async function insertHoliday(tx: Tx, { day, label }: Holiday): Promise<boolean> {
  const insert = db.insertInto('booking_holidays').values({ day, label })
  return (await tx.run(insert.onConflict((oc) => oc.doNothing()))) === 1
}

export async function deleteHoliday(tx: Tx, day: string): Promise<boolean> {
  return (await tx.run(db.deleteFrom('booking_holidays').where('day', '=', day))) === 1
}

/** How many calls are booked on a day of a zone. */
export async function countCallsOn(tx: Tx, day: string, zone: string): Promise<number> {
  const row = await tx.first(
    db
      .selectFrom('bookings')
      .select(countRows().as('total'))
      .where('status', '=', 'booked')
      .where('starts_at', '>=', sql<string>`${day}::timestamp at time zone ${zone}`)
      .where('starts_at', '<', sql<string>`(${day}::date + 1)::timestamp at time zone ${zone}`),
  )
  return row?.total ?? 0
}
