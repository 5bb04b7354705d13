import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

/** Deletes a portion of the conversations whose last message is older; returns how many. */
export function deleteConversationsBefore(tx: Tx, time: Date, limit: number): Promise<number> {
  return tx.run(
    db
      .deleteFrom('chat_conversations')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('chat_conversations')
          .select('id')
          .where('last_message_at', '<', time.toISOString())
          .orderBy('last_message_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      ),
  )
}

/** Deletes uploads that no message came with. */
export async function deleteUnsentUploads(tx: Tx, time: Date): Promise<void> {
  await tx.run(
    db
      .deleteFrom('chat_uploads')
      .where('message_id', 'is', null)
      .where('created_at', '<', time.toISOString()),
  )
}
