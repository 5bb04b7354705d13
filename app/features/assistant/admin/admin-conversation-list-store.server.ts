import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import {
  type ConversationListQuery,
  type ConversationRow,
  conversationsPerPage,
} from './admin-conversation-list-query.ts'

/** The list as it is counted and searched: in the order of the last message. */
export function conversationList({ search, state, intent }: ConversationListQuery): List {
  const conditions = [sql`true`]
  if (state === 'waiting') conditions.push(sql`c.waits`)
  else if (state) conditions.push(sql`c.state = ${state}`)
  if (intent) conditions.push(sql`c.intent = ${intent}`)
  return {
    search,
    table: sql`(select id, opening, state, waits, intent, visitor_name, visitor_email, lead_id, message_count,
      search_text, last_message_at as created_at from chat_conversations) c`,
    as: sql`c`,
    filters: sql.join(conditions, sql` and `),
  }
}

/** One page and one row more. */
export function selectConversations(
  tx: Tx,
  query: ConversationListQuery,
  matches?: Matches,
): Promise<(ConversationRow & { cursor: string })[]> {
  const page = keyset(query, sql`c.created_at`, sql`c.id`)
  const list = conversationList(query)
  return readPage(
    tx,
    list,
    matches,
    page,
    conversationsPerPage,
    (
      where,
    ) => sql`select c.id, c.opening, c.state, c.waits, c.intent, c.visitor_name, c.visitor_email, c.lead_id,
      c.message_count, to_json(c.created_at) #>> '{}' as last_message_at, ${page.cursor} as cursor
      from ${list.table} where ${where}`,
  )
}
