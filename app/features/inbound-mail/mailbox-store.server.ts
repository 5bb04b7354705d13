import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'

/** A mail's place in a mailbox. */
export type Place = { mailbox: string; validity: string; uid: number }

/**
 * Takes the right to read a mailbox for some time, or keeps it. Returns false while another process has
 * it.
 */
export async function takeMailbox(
  tx: Tx,
  name: string,
  lease: { holder: string; now: Date; until: Date },
): Promise<boolean> {
  const mine = { read_by: lease.holder, read_until: lease.until.toISOString() }
  const taken = db
    .insertInto('inbound_mailboxes')
    .values({ name, ...mine })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(mine)
        .where((eb) =>
          eb.or([
            eb('inbound_mailboxes.read_by', '=', lease.holder),
            eb('inbound_mailboxes.read_by', 'is', null),
            eb('inbound_mailboxes.read_until', '<', lease.now.toISOString()),
          ]),
        ),
    )
  return (await tx.run(taken)) === 1
}

export async function giveUpMailbox(tx: Tx, name: string, holder: string): Promise<void> {
  await tx.run(
    db
      .updateTable('inbound_mailboxes')
      .set({ read_by: null, read_until: null })
      .where('name', '=', name)
      .where('read_by', '=', holder),
  )
}

/** The last mail that was taken; undefined when the mailbox was never read, or was made anew. */
export async function selectLastUid(
  tx: Tx,
  name: string,
  validity: string,
): Promise<number | undefined> {
  const row = await tx.first(
    db
      .selectFrom('inbound_mailboxes')
      .select('last_uid')
      .where('name', '=', name)
      .where('uid_validity', '=', validity),
  )
  return row && Number(row.last_uid)
}

/** Begins to read a mailbox behind a mail. */
export async function beginAt(tx: Tx, { mailbox, validity, uid }: Place): Promise<void> {
  await tx.run(
    db
      .updateTable('inbound_mailboxes')
      .set({ uid_validity: validity, last_uid: String(uid), stuck_uid: null, stuck_times: 0 })
      .where('name', '=', mailbox),
  )
}

/** Notes that a mail is done with. */
export async function advance(tx: Tx, { mailbox, validity, uid }: Place): Promise<void> {
  await tx.run(
    db
      .updateTable('inbound_mailboxes')
      .set({ last_uid: String(uid), stuck_uid: null, stuck_times: 0 })
      .where('name', '=', mailbox)
      .where('uid_validity', '=', validity)
      .where('last_uid', '<', String(uid)),
  )
}

/** Counts that a mail could not be fetched; returns how often that was so. */
export async function countStuck(tx: Tx, { mailbox, uid }: Place): Promise<number> {
  const stuck = db
    .updateTable('inbound_mailboxes')
    .set((eb) => ({
      stuck_uid: String(uid),
      stuck_times: eb
        .case()
        .when('stuck_uid', '=', String(uid))
        .then(eb('stuck_times', '+', 1))
        .else(1)
        .end(),
    }))
    .where('name', '=', mailbox)
  return (await tx.first(stuck.returning('stuck_times')))?.stuck_times ?? 0
}

/** Notes that the mailbox was read, or that it could not be. */
export async function noteContact(tx: Tx, name: string, isReached: boolean): Promise<void> {
  const now = sql<string>`now()`
  await tx.run(
    db
      .updateTable('inbound_mailboxes')
      .set((eb) =>
        isReached
          ? { read_at: now, failed_at: null }
          : { failed_at: eb.fn.coalesce('failed_at', now) },
      )
      .where('name', '=', name),
  )
}

/** When the mailbox was last read, and since when it cannot be. */
export function selectContact(tx: Tx, name: string) {
  return tx.first(
    db
      .selectFrom('inbound_mailboxes')
      .select((eb) => [
        iso(eb.ref('read_at')).as('read_at'),
        iso(eb.ref('failed_at')).as('failed_at'),
      ])
      .where('name', '=', name),
  )
}
