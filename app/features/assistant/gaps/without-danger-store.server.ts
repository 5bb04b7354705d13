import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'

/**
 * A conversation in which no life was in danger, and may not have been either: no other one is in a report.
 * The conversation is joined as `c`.
 */
export function withoutDanger(): Expression<SqlBool> {
  const eb = expressionBuilder<Schema & { c: Schema['chat_conversations'] }, 'c'>()
  const safety = db
    .selectFrom('chat_messages as s')
    .select('s.id')
    .where('s.conversation_id', '=', eb.ref('c.id'))
    .where('s.outcome', '=', 'safety')
  return eb.and([eb('c.intent', '!=', 'danger'), eb.not(eb.exists(safety))])
}
