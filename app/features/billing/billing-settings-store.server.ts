import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { BillingSettings, BillingSettingsInput } from './billing-settings.ts'

/** The settings in force; undefined until staff have saved some. */
export async function selectSettings(tx: Tx): Promise<BillingSettings | undefined> {
  const [row] = (await tx.execute(sql`
    select version, issuer_name, issuer_address, issuer_email, days_to_pay, registrations, bank
    from billing_settings order by version desc limit 1`)) as unknown as BillingSettings[]
  return row
}

/** @throws when that version exists: `isUniqueViolation` knows that fault */
export async function insertSettings(
  tx: Tx,
  version: number,
  to: BillingSettingsInput,
  userId: string | null,
): Promise<void> {
  await tx.execute(sql`
    insert into billing_settings (version, issuer_name, issuer_address, issuer_email, days_to_pay, registrations, bank, changed_by)
    values (${version}, ${to.issuer_name}, ${to.issuer_address}, ${to.issuer_email}, ${to.days_to_pay},
      ${JSON.stringify(to.registrations)}::jsonb, ${to.bank && JSON.stringify(to.bank)}::jsonb, ${userId})`)
}
