import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

type Delivery = { id: string; kind: string; recipient: string; about?: string }

/**
 * False when the mail has already gone out, or was deleted with the record it was for while a worker
 * had it in hand. Holds the row's key, and the job against deletion, until the transaction ends.
 */
export async function claimDelivery(tx: Tx, mail: Delivery): Promise<boolean> {
  const jobs = await tx.execute(
    sql`select 1 from pgboss.job where name = 'mail' and id = ${mail.id} for key share`,
  )
  if (jobs.length === 0) return false
  const rows = await tx.execute(sql`
    insert into mail_deliveries (id, kind, recipient, about)
    values (${mail.id}, ${mail.kind}, ${mail.recipient}, ${mail.about ?? null})
    on conflict (id) do nothing returning id`)
  return rows.length === 1
}

export async function deleteDeliveriesBefore(tx: Tx, time: Date): Promise<void> {
  await tx.execute(sql`delete from mail_deliveries where sent_at < ${time.toISOString()}`)
}

/** Those of the mails that a log still names: the one of mails, or a newsletter's, of this time and to a reader it still has. */
export async function selectKnown(tx: Tx, ids: string[], since: Date): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select one.id from unnest(${sql.param(ids)}::uuid[]) as one (id)
    where exists (select 1 from mail_deliveries d where d.id = one.id)
      or exists (select 1 from newsletter_deliveries n where n.id = one.id and n.subscriber_id is not null
        and coalesce(n.done_at >= ${since.toISOString()}, true))`)
  return rows.map(({ id }) => id)
}
