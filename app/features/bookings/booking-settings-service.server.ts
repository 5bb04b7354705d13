import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isDay } from '#app/platform/instant.ts'
import { wallTime } from '#app/platform/zoned-time.ts'
import { bookingSettings } from '#content/admin-bookings.ts'
import { type HolidayInput, type SettingsInput, singleFields } from './booking-settings.ts'
import * as store from './booking-settings-store.server.ts'

const { errors, fields, weekly } = bookingSettings

/** The settings in force and the closed days ahead; two queries. @throws AppError `forbidden` */
export async function readSettings(app: App, actor: Actor) {
  requireStaff(actor, 'bookings')
  return app.db.as(actor, async (tx) => {
    const settings = await store.selectSettings(tx)
    const today = wallTime(app.now().getTime(), settings.zone).day
    const holidays = await store.selectHolidays(tx, today)
    return { settings, holidays, today, zones: ['UTC', ...Intl.supportedValuesOf('timeZone')] }
  })
}

/**
 * Saves new settings. Existing bookings do not change.
 * @param based the version that the edit was made on
 * @throws AppError `forbidden`, `conflict` (somebody else saved in the meantime; the message says what)
 */
export async function saveSettings(
  app: App,
  actor: Actor,
  { settings, based }: { settings: SettingsInput; based: number },
): Promise<void> {
  const staff = requireStaff(actor, 'bookings')
  const before = await app.db.as(actor, (tx) => store.selectSettings(tx))
  if (before.version !== based) throw stale(settings, before)
  try {
    await app.db.as(actor, async (tx) => {
      const changed = differing(settings, before)
      if (changed.length === 0) return
      await store.insertSettings(tx, based + 1, settings, staff.userId)
      const pick = (from: SettingsInput) =>
        Object.fromEntries(changed.map((name) => [name, from[name]]))
      const details = { from: pick(before), to: pick(settings) }
      await audit(tx, { action: 'booking_settings.changed', details })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw stale(settings, await app.db.as(actor, (tx) => store.selectSettings(tx)))
  }
}

/** Closes a day. Returns how many calls are booked on it. @throws AppError `forbidden`, `conflict`, `invalid` */
export async function closeDay(app: App, actor: Actor, holiday: HolidayInput): Promise<number> {
  requireStaff(actor, 'bookings')
  return app.db.as(actor, async (tx) => {
    const { zone } = await store.selectSettings(tx)
    if (holiday.day < wallTime(app.now().getTime(), zone).day)
      throw new AppError('invalid', errors.day)
    if (!(await store.insertHoliday(tx, holiday))) throw new AppError('conflict', errors.taken)
    await audit(tx, { action: 'booking_holiday.added', details: holiday })
    return store.countCallsOn(tx, holiday.day, zone)
  })
}

/** Opens a closed day again; an open day stays open. @throws AppError `forbidden` */
export async function openDay(app: App, actor: Actor, day: string): Promise<void> {
  requireStaff(actor, 'bookings')
  if (!isDay(day)) return
  await app.db.as(actor, async (tx) => {
    if (await store.deleteHoliday(tx, day))
      await audit(tx, { action: 'booking_holiday.removed', details: { day } })
  })
}

const names = [...singleFields, 'weekly'] as const

const differing = (one: SettingsInput, other: SettingsInput) =>
  names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))

function stale(mine: SettingsInput, theirs: SettingsInput): AppError {
  const changes = differing(mine, theirs).map((name) =>
    name === 'weekly' ? weekly : `${fields[name]}: ${theirs[name]}`,
  )
  return new AppError('conflict', errors.stale(changes.join('; ') || weekly))
}
