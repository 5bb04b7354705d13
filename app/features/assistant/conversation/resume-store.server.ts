import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

/** Names the resume key to row-level security: the rest of the transaction may use or delete it. */
export async function useKey(tx: Tx, keyHash: string): Promise<void> {
  const name = 'app.chat_key'
  await tx.run(db.selectNoFrom(sql<string>`set_config(${name}, ${keyHash}, true)`.as('key_hash')))
}

/** Stores the hash of a key. */
export async function insertKey(
  tx: Tx,
  conversationId: string,
  key: { hash: string; expires: Date; byMail?: boolean },
): Promise<void> {
  await tx.run(
    db.insertInto('chat_resume_keys').values({
      conversation_id: conversationId,
      key_hash: Buffer.from(key.hash, 'hex'),
      expires_at: key.expires,
      ...(key.byMail && { by_mail: true }),
    }),
  )
}

/**
 * Keeps the key of the transaction valid until a time, because it was used again; it never becomes older
 * than `inAll` days. The key of a mail ends when the mail says.
 */
export async function slideKey(
  tx: Tx,
  conversationId: string,
  until: Date,
  inAll: number,
): Promise<void> {
  await tx.run(
    db
      .updateTable('chat_resume_keys')
      .set((eb) => ({
        expires_at: sql<string>`greatest(${eb.ref('expires_at')},
          least(${until.toISOString()}::timestamptz, ${eb.ref('created_at')} + ${inAll} * interval '1 day'))`,
      }))
      .where('conversation_id', '=', conversationId)
      .where('by_mail', '=', false),
  )
}

/** Lets the session of the transaction into the conversation of its key; false without a valid key. */
export async function insertSession(
  tx: Tx,
  conversationId: string,
  sessionHash: string,
): Promise<boolean> {
  const key = await tx.first(
    db
      .selectFrom('chat_resume_keys')
      .select(['id', 'expires_at'])
      .where('conversation_id', '=', conversationId),
  )
  if (!key) return false
  await tx.run(
    db
      .insertInto('chat_sessions')
      .values({
        session_hash: Buffer.from(sessionHash, 'hex'),
        conversation_id: conversationId,
        key_id: key.id,
        expires_at: key.expires_at,
      })
      .onConflict((conflict) => conflict.columns(['session_hash', 'conversation_id']).doNothing()),
  )
  return true
}

/** Deletes the key of the transaction, and ends the sessions that it let in. */
export async function deleteKey(tx: Tx, conversationId: string): Promise<void> {
  await tx.run(db.deleteFrom('chat_resume_keys').where('conversation_id', '=', conversationId))
}

export async function deleteExpiredKeys(tx: Tx, now: Date): Promise<void> {
  await tx.run(db.deleteFrom('chat_resume_keys').where('expires_at', '<', now.toISOString()))
}
