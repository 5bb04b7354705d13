import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { ReplyKind } from '../assistant.ts'
import type { Feedback } from './feedback.ts'

/** What kind of answer of the assistant a message is; undefined when it is none that is stored. */
export async function selectKind(
  tx: Tx,
  conversationId: string,
  seq: number,
): Promise<ReplyKind | undefined> {
  const row = await tx.first(
    db
      .selectFrom('chat_messages')
      .select((eb) => sql<ReplyKind>`${eb.ref('reply')} ->> 'kind'`.as('kind'))
      .where('conversation_id', '=', conversationId)
      .where('seq', '=', seq)
      .where('role', '=', 'assistant'),
  )
  return row?.kind
}

/** Stores the opinion about an answer, or changes it. */
export async function saveFeedback(
  tx: Tx,
  conversationId: string,
  seq: number,
  { thumb, reason, comment }: Feedback,
): Promise<void> {
  const row = { conversation_id: conversationId, seq, thumb, reason, comment }
  await tx.run(
    db
      .insertInto('chat_feedback')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['conversation_id', 'seq'])
          .doUpdateSet({ thumb, reason, comment, changed_at: sql<string>`now()` }),
      ),
  )
}

/** Stores the rating of a conversation, or changes it. */
export async function saveRating(tx: Tx, conversationId: string, rating: number): Promise<void> {
  await tx.run(
    db
      .insertInto('chat_ratings')
      .values({ conversation_id: conversationId, rating })
      .onConflict((conflict) =>
        conflict.column('conversation_id').doUpdateSet({ rating, changed_at: sql<string>`now()` }),
      ),
  )
}
