import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

type Delivery = { id: string; kind: string; recipient: string; subject: string }

/** False when the mail has already gone out. Holds the row's key until the transaction ends. */
export async function claimDelivery(tx: Tx, mail: Delivery): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into mail_deliveries (id, kind, recipient, subject)
    values (${mail.id}, ${mail.kind}, ${mail.recipient}, ${mail.subject})
    on conflict (id) do nothing returning id`)
  return rows.length === 1
}
