import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '#app/platform/schema.data.ts'

type Eb = ExpressionBuilder<Schema & { m: Schema['chat_messages'] }, 'm'>

/** Whether a message was read in the chat: an open panel has shown it, or the visitor has written there after it. */
export const isRead = (eb: Eb) =>
  eb.or([
    eb.exists(
      eb
        .selectFrom('chat_presence as p')
        .select('p.conversation_id')
        .whereRef('p.conversation_id', '=', 'm.conversation_id')
        .where((seen) => sql<boolean>`${seen.ref('p.read_seq')} >= ${seen.ref('m.seq')}`),
    ),
    eb.exists(
      eb
        .selectFrom('chat_messages as later')
        .select('later.id')
        .whereRef('later.conversation_id', '=', 'm.conversation_id')
        .whereRef('later.seq', '>', 'm.seq')
        .where('later.role', '=', 'user')
        .where('later.mail_message_id', 'is', null),
    ),
  ])
