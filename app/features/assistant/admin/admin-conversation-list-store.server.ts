import { sql } from 'drizzle-orm'
import type { ListSource } from '#app/lists/read-list.server.ts'
import type { ConversationListQuery, ConversationRow } from './admin-conversation-list-query.ts'

/** The list in the order of the last message, which takes the place of `created_at`. */
export function conversationSource(query: ConversationListQuery): ListSource<ConversationRow> {
  const conditions = [sql`true`]
  if (query.state === 'waiting') conditions.push(sql`c.waits`)
  else if (query.state) conditions.push(sql`c.state = ${query.state}`)
  if (query.intent) conditions.push(sql`c.intent = ${query.intent}`)
  return {
    table: sql`(select id, opening, state, waits, intent, visitor_name, visitor_email, lead_id, message_count,
      search_text, last_message_at as created_at from chat_conversations) c`,
    as: sql`c`,
    filters: sql.join(conditions, sql` and `),
    columns: sql`c.id, c.opening, c.state, c.waits, c.intent, c.visitor_name, c.visitor_email, c.lead_id,
      c.message_count, to_json(c.created_at) #>> '{}' as last_message_at`,
    sorts: { created_at: sql`c.created_at` },
  }
}
