import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { billingSettingsPage } from '#content/admin-invoices.ts'
import {
  type BillingSettings,
  type BillingSettingsInput,
  firstSettings,
} from './billing-settings.ts'
import * as store from './billing-settings-store.server.ts'

/** The settings in force, in a transaction of staff. */
export const settingsIn = async (tx: Tx): Promise<BillingSettings> =>
  (await store.selectSettings(tx)) ?? firstSettings

/** @throws AppError `forbidden` */
export async function readBillingSettings(app: App, actor: Actor): Promise<BillingSettings> {
  requireStaff(actor, 'billing')
  return app.db.as(actor, settingsIn)
}

const names = Object.keys(firstSettings).filter(
  (name) => name !== 'version',
) as (keyof BillingSettingsInput)[]

/**
 * Saves new settings. Issued invoices do not change.
 * @param based the version that the edit was made on
 * @throws AppError `forbidden`; `conflict` when somebody else saved meanwhile
 */
export async function saveBillingSettings(
  app: App,
  actor: Actor,
  { settings, based }: { settings: BillingSettingsInput; based: number },
): Promise<void> {
  const staff = requireStaff(actor, 'billing')
  const work = app.db.as(actor, async (tx) => {
    const before = await settingsIn(tx)
    if (before.version !== based) throw stale()
    const same = (name: keyof BillingSettingsInput) =>
      inOrder(before[name]) === inOrder(settings[name])
    const changed = names.filter((name) => !same(name))
    if (changed.length === 0) return
    await store.insertSettings(tx, based + 1, settings, staff.userId)
    // Says that the bank details changed, without the account number itself.
    const details = { changed, bank: changed.includes('bank') ? 'changed' : 'as before' }
    await audit(tx, { action: 'billing_settings.changed', details })
  })
  return work.catch((error) => {
    throw isUniqueViolation(error) ? stale() : error
  })
}

/** PostgreSQL does not keep the order of an object's keys. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, value && typeof value === 'object' ? Object.keys(value).sort() : undefined)

const stale = () => new AppError('conflict', billingSettingsPage.errors.stale)
