import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { BookingSettings, Holiday, SettingsInput } from './booking-settings.ts'

const shown = 400

export async function selectSettings(tx: Tx): Promise<BookingSettings> {
  const [row] = (await tx.execute(sql`
    select version, zone, weekly, buffer_before, buffer_after, notice_hours, horizon_days, place
    from booking_settings order by version desc limit 1`)) as unknown as BookingSettings[]
  if (!row) throw new Error('there are no booking settings')
  return row
}

/** @throws when that version exists: `isUniqueViolation` knows that fault */
export async function insertSettings(
  tx: Tx,
  version: number,
  to: SettingsInput,
  userId: string,
): Promise<void> {
  await tx.execute(sql`
    insert into booking_settings (version, zone, weekly, buffer_before, buffer_after, notice_hours, horizon_days, place, changed_by)
    values (${version}, ${to.zone}, ${JSON.stringify(to.weekly)}::jsonb, ${to.buffer_before}, ${to.buffer_after},
      ${to.notice_hours}, ${to.horizon_days}, ${to.place}, ${userId})`)
}

/** The closed days from a day on. */
export async function selectHolidays(tx: Tx, from: string): Promise<Holiday[]> {
  return (await tx.execute(sql`select day::text as day, label from booking_holidays
    where day >= ${from}::date order by booking_holidays.day limit ${shown}`)) as unknown as Holiday[]
}

/** False when the day is closed already. */
export async function insertHoliday(tx: Tx, { day, label }: Holiday): Promise<boolean> {
  const result = await tx.execute(sql`insert into booking_holidays (day, label)
    values (${day}::date, ${label}) on conflict do nothing`)
  return result.count === 1
}

export async function deleteHoliday(tx: Tx, day: string): Promise<boolean> {
  const result = await tx.execute(sql`delete from booking_holidays where day = ${day}::date`)
  return result.count === 1
}

/** How many calls are booked on a day of a zone. */
export async function countCallsOn(tx: Tx, day: string, zone: string): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from bookings where status = 'booked'
      and starts_at >= ${day}::timestamp at time zone ${zone}
      and starts_at < (${day}::date + 1)::timestamp at time zone ${zone}`)
  return row?.total ?? 0
}
