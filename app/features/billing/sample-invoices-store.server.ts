import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

type SampleClient = { id: string; name: string }

/** The sample account's client, as long as it has no invoice. Locks it until the transaction ends. */
export function selectUnbilledSample(tx: Tx, email: string): Promise<SampleClient | undefined> {
  return tx.first(
    db
      .selectFrom('clients as c')
      .innerJoin('profiles as p', 'p.client_id', 'c.id')
      .select(['c.id', 'c.name'])
      .where('p.email', '=', email)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('invoices as i').select('i.id').whereRef('i.client_id', '=', 'c.id'),
          ),
        ),
      )
      .forUpdate('c'),
  )
}

/** Marks every reminder of a sample invoice as sent, so that none is mailed. */
export async function leaveUnreminded(tx: Tx, id: string): Promise<void> {
  const now = sql<string>`now()`
  await tx.run(
    db
      .updateTable('invoices')
      .set({ soon_reminder_at: now, due_reminder_at: now, late_reminder_at: now })
      .where('id', '=', id),
  )
}
