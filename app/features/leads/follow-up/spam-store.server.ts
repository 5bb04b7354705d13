import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, exactIso } from '#app/platform/sql-helpers.server.ts'

/** What decides whether leads can be marked as spam; locked until the transaction ends. */
export const selectForSpam = (tx: Tx, ids: string[]) =>
  tx.all(
    db
      .selectFrom('leads')
      .select(['id', 'full_name', 'source', 'client_id', 'status', 'owner_id'])
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .forUpdate(),
  )

/**
 * Marks leads as spam, or takes that back. An application is deleted in its own list, with its resume,
 * and a lead that became a client is never marked.
 * @returns those that were changed, with what they were before
 */
export function updateSpam(
  tx: Tx,
  ids: string[],
  spamAt: string | null,
): Promise<{ id: string; before: string | null }[]> {
  const before = db
    .selectFrom('leads')
    .select(['id', 'spam_at'])
    .where('id', '=', anyOf(ids))
    .where('spam_at', spamAt ? 'is' : 'is not', null)
    .where('source', '!=', 'application')
    .where('client_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .as('before')
  return tx.all(
    db
      .updateTable('leads')
      .from(before)
      .set({ spam_at: spamAt })
      .whereRef('leads.id', '=', 'before.id')
      .returning((eb) => ['leads.id', exactIso(eb.ref('before.spam_at')).as('before')]),
  )
}

/** Deletes spam that was marked before a time, so many at once. */
export function deleteSpamBefore(tx: Tx, time: string, limit: number): Promise<{ id: string }[]> {
  const old = db
    .selectFrom('leads')
    .select('id')
    .where('spam_at', '<', time)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return tx.all(db.deleteFrom('leads').where('id', 'in', old).returning('id'))
}
