import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import type { ReplyKind } from '#app/platform/mail-reply.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'

type Arrived = { id: string; messageId: string; key: string | null }
/** What is written about a mail when it was read. */
export type Described = {
  sender?: string
  sender_name?: string
  subject?: string
  body?: string
  file_names?: string[]
  about_kind?: ReplyKind | null
  about_id?: string | null
}

/** Adds a mail that waits to be read. Returns false when it has come before. */
export async function insertMail(
  tx: Tx,
  { id, messageId, key }: Arrived,
  about: Described,
): Promise<boolean> {
  const added = db
    .insertInto('inbound_mails')
    .values({ id, message_id: messageId, storage_key: key, ...about })
    .onConflict((conflict) => conflict.column('id').doNothing())
  return (await tx.run(added)) === 1
}

/** Adds a mail that is not in storage, for staff. */
export async function insertQuarantined(
  tx: Tx,
  mail: { id: string; messageId: string; reason: string },
  about: Described,
): Promise<void> {
  await tx.run(
    db
      .insertInto('inbound_mails')
      .values({
        id: mail.id,
        message_id: mail.messageId,
        state: 'quarantined',
        reason: mail.reason,
        ...about,
      })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
}

export type WaitingMail = {
  attempts: number
  storage_key: string | null
  message_id: string
  received_at: string
}

/** Counts a try to read a mail; undefined when it does not wait any more. */
export function beginAttempt(tx: Tx, id: string): Promise<WaitingMail | undefined> {
  return tx.first(
    db
      .updateTable('inbound_mails')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning((eb) => [
        ...(['attempts', 'storage_key', 'message_id'] as const),
        iso(eb.ref('created_at')).as('received_at'),
      ]),
  )
}

/** Takes back the count of a try that failed for reasons that are not in the mail, down to `least`. */
export async function uncountAttempt(tx: Tx, id: string, least: number): Promise<void> {
  await tx.run(
    db
      .updateTable('inbound_mails')
      .set((eb) => ({ attempts: sql<number>`greatest(${eb.ref('attempts')} - 1, ${least}::int)` }))
      .where('id', '=', id)
      .where('state', '=', 'waiting'),
  )
}

const givenUp = rawStatement({
  name: 'mails that wait although their job was given up',
  text: `select m.id from inbound_mails m where m.state = 'waiting' and exists (
      select from pgboss.job j where j.name = 'failed' and j.data ->> 'id' = m.id::text)
    order by m.created_at limit 200`,
  parameters: {},
  row: { id: 'uuid' },
})

/** Puts mails whose job was given up into quarantine, where they stay whole. */
export async function quarantineGivenUp(tx: Tx): Promise<void> {
  for (const { id } of await tx.all(givenUp({})))
    await settleMail(tx, id, 'waiting', { state: 'quarantined', reason: 'failed', isKept: true })
}

/**
 * Stores what became of a mail. The stored mail is given up unless `isKept`. Returns false when somebody
 * else has decided.
 * @param from the state that it must have
 */
export async function settleMail(
  tx: Tx,
  id: string,
  from: 'waiting' | 'quarantined',
  to: {
    state: 'taken' | 'quarantined' | 'ignored'
    reason: string | null
    isKept?: boolean
  } & Described,
  decidedBy: string | null = null,
): Promise<boolean> {
  const { isKept, ...columns } = to
  const settled = db
    .updateTable('inbound_mails')
    .set({ ...columns, ...(isKept ? {} : { storage_key: null }) })
    .$if(decidedBy !== null, (query) =>
      query.set({ decided_by: decidedBy, decided_at: sql<string>`now()` }),
    )
    .where('id', '=', id)
    .where('state', '=', from)
  return (await tx.run(settled)) === 1
}

/** Deletes mails of a state that came before a time. */
export async function deleteMailsBefore(
  tx: Tx,
  time: Date,
  states: ('taken' | 'quarantined' | 'ignored')[],
): Promise<void> {
  await tx.run(
    db
      .deleteFrom('inbound_mails')
      .where('created_at', '<', time.toISOString())
      .where('state', 'in', states),
  )
}
