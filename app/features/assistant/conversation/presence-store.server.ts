import { type Expression, expressionBuilder, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { bool } from '#app/platform/sql-helpers.server.ts'

/** Longer than two pings of a stream, so that one late ping ends nothing. */
const hereFor = sql<string>`now() + interval '65 seconds'`
/** With less than this left, presence is written again: at most every 30 seconds. */
const writtenAgain = sql<string>`now() + interval '35 seconds'`
/** Time for another stream, another tab or the next poll to take over. */
const leftAfter = sql<string>`now() + interval '12 seconds'`
const now = sql<string>`now()`

const eb = expressionBuilder<Schema>()

/** Whether the visitor of a conversation is on the page. */
export const isHere = (conversationId: Expression<string>) =>
  bool(
    eb.exists(
      db
        .selectFrom('chat_presence as p')
        .select('p.conversation_id')
        .where('p.conversation_id', '=', conversationId)
        .where('p.here_until', '>', now),
    ),
  )

/** Notes that the visitor is on the page. */
export async function noteHere(tx: Tx, conversationId: string): Promise<void> {
  await tx.run(
    db
      .insertInto('chat_presence')
      .values({ conversation_id: conversationId, here_until: hereFor })
      .onConflict((conflict) =>
        conflict
          .column('conversation_id')
          .doUpdateSet({ seen_at: now, here_until: hereFor })
          .where('chat_presence.here_until', '<', writtenAgain),
      ),
  )
}

/** Notes that the visitor has left, unless something shows within seconds that they have not. */
export async function noteLeft(tx: Tx, conversationId: string): Promise<void> {
  await tx.run(
    db
      .updateTable('chat_presence')
      .set({ seen_at: now, here_until: leftAfter })
      .where('conversation_id', '=', conversationId)
      .where('here_until', '>', leftAfter),
  )
}

/** Notes that the messages up to a number were shown in an open panel. */
export async function noteRead(tx: Tx, conversationId: string, seq: number): Promise<void> {
  await tx.run(
    db
      .insertInto('chat_presence')
      .columns(['conversation_id', 'here_until', 'read_seq'])
      .expression((eb) =>
        eb
          .selectFrom('chat_conversations')
          // A number that does not exist yet is not read.
          .select((row) => [
            'id as conversation_id',
            hereFor.as('here_until'),
            sql<number>`least(${seq}::int, ${row.ref('message_count')})`.as('read_seq'),
          ])
          .where('id', '=', conversationId),
      )
      .onConflict((conflict) =>
        conflict
          .column('conversation_id')
          .doUpdateSet((eb) => ({ read_seq: eb.ref('excluded.read_seq') }))
          .whereRef('chat_presence.read_seq', '<', 'excluded.read_seq'),
      ),
  )
}
