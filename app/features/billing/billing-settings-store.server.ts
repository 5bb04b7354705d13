import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { json, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { BillingSettings, BillingSettingsInput } from './billing-settings.ts'

/** The settings in force; undefined until staff have saved some. */
export function selectSettings(tx: Tx): Promise<BillingSettings | undefined> {
  return tx.first(
    db
      .selectFrom('billing_settings')
      .select((eb) => [
        ...(['version', 'issuer_name', 'issuer_address', 'issuer_email', 'days_to_pay'] as const),
        jsonAs<BillingSettings['registrations']>(eb.ref('registrations')).as('registrations'),
        jsonAs<BillingSettings['bank']>(eb.ref('bank')).as('bank'),
      ])
      .orderBy('version', 'desc')
      .limit(1),
  )
}

/** @throws when that version exists: `isUniqueViolation` recognises that error */
export async function insertSettings(
  tx: Tx,
  version: number,
  to: BillingSettingsInput,
  userId: string | null,
): Promise<void> {
  await tx.run(
    db.insertInto('billing_settings').values({
      version,
      issuer_name: to.issuer_name,
      issuer_address: to.issuer_address,
      issuer_email: to.issuer_email,
      days_to_pay: to.days_to_pay,
      registrations: json(to.registrations),
      bank: to.bank && json(to.bank),
      changed_by: userId,
    }),
  )
}
