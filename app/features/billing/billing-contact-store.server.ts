import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf, rowsFrom } from '#app/platform/sql-functions.server.ts'
import { withValues } from '#app/platform/typed-queries.server.ts'

/**
 * Whom somebody of a client asks about invoices who sees none, because the client has named billing contacts.
 * @returns the names of those who see them; null for everybody who sees invoices
 */
export async function selectBillingContacts(tx: Tx): Promise<string[] | null> {
  const row = await tx.first(db.selectNoFrom(callOf('app_sees_invoices', {}).as('sees')))
  if (row?.sees) return null
  const rows = await tx.all(
    db.selectFrom(rowsFrom('own_billing_contacts', {}, 'b')).select('b.name'),
  )
  return withValues(rows, 'name').map(({ name }) => name)
}
