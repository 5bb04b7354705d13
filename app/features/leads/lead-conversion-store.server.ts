import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf } from '#app/platform/sql-helpers.server.ts'

/** The client that a lead became, with the name it is shown by. */
export function selectClientOfLead(
  tx: Tx,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return tx.first(
    db
      .selectFrom('leads as l')
      .innerJoin('clients as c', 'c.id', 'l.client_id')
      .select((eb) => ['c.id', eb.fn.coalesce('c.company_name', 'c.name').as('name')])
      .where('l.id', '=', id),
  )
}

/** The newest lead of these addresses that asks for something and is no client yet. */
export const openLeadOf = (addresses: string[]) =>
  db
    .selectFrom('leads')
    .select('id')
    .where((eb) => eb.fn<string>('lower', ['email']), '=', anyOf(addresses))
    .where('client_id', 'is', null)
    .where('spam_at', 'is', null)
    .where('source', 'not in', ['application', 'newsletter'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)

export const selectOpenLead = (tx: Tx, addresses: string[]): Promise<{ id: string } | undefined> =>
  tx.first(openLeadOf(addresses))

/** The address of a lead. */
export async function selectAddressOfLead(tx: Tx, id: string): Promise<string> {
  const found = await tx.first(db.selectFrom('leads').select('email').where('id', '=', id))
  return found?.email ?? ''
}

/** Notes which client a lead became; it is no longer lost. */
export async function linkClient(tx: Tx, id: string, clientId: string): Promise<void> {
  const linked = db
    .updateTable('leads')
    .set({ client_id: clientId, lost_reason: null, lost_note: null })
    .where('id', '=', id)
  await tx.run(linked)
}
