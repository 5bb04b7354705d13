import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

type SampleClient = { id: string; name: string }

/** The sample account's client, as long as it has no invoice. Holds it until the transaction ends. */
export async function selectUnbilledSample(
  tx: Tx,
  email: string,
): Promise<SampleClient | undefined> {
  const [row] = await tx.execute<SampleClient>(sql`
    select c.id, c.name from clients c join profiles p on p.client_id = c.id
    where p.email = ${email} and not exists (select 1 from invoices where client_id = c.id)
    for update of c`)
  return row
}

/** Nobody is reminded of what is only there to be looked at. */
export async function leaveUnreminded(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update invoices
    set soon_reminder_at = now(), due_reminder_at = now(), late_reminder_at = now() where id = ${id}`)
}
