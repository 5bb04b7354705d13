import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

/** Deletes a portion of the conversations whose last message is older; returns how many. */
export async function deleteConversationsBefore(
  tx: Tx,
  time: Date,
  limit: number,
): Promise<number> {
  const result = await tx.execute(sql`
    delete from chat_conversations where id in (
      select id from chat_conversations where last_message_at < ${time.toISOString()}
      order by last_message_at limit ${limit} for update skip locked)`)
  return result.count
}

/** Deletes uploads that no message came with. */
export async function deleteUnsentUploads(tx: Tx, time: Date): Promise<void> {
  await tx.execute(
    sql`delete from chat_uploads where message_id is null and created_at < ${time.toISOString()}`,
  )
}
