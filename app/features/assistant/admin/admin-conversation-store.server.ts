import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import type { AdminConversation, AdminMessage } from './admin-conversation.ts'
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

/** @param lock nobody else changes it until the transaction ends */
export async function selectConversation(
  tx: Tx,
  id: string,
  lock = false,
): Promise<AdminConversation | undefined> {
  const [row] = (await tx.execute(sql`
    select id, opening, state, waits, intent, page, visitor_name, visitor_email, organisation, lead_id, taken_by,
      taken_by_name, to_json(created_at) #>> '{}' as created_at, to_json(last_message_at) #>> '{}' as last_message_at
    from chat_conversations where id = ${id} ${lock ? sql`for update` : sql``}`)) as unknown as AdminConversation[]
  return row
}

/** All that was said, oldest first, with the files that came along: one query. */
export async function selectTranscript(tx: Tx, id: string): Promise<AdminMessage[]> {
  return (await tx.execute(sql`
    select m.seq, m.role, m.content, m.reply ->> 'kind' as kind, m.reply ->> 'provider' as provider,
      coalesce(m.reply -> 'sources', '[]') as sources, m.author_id, m.author_name,
      to_json(m.created_at) #>> '{}' as created_at, coalesce(f.files, '[]') as files,
      coalesce(m.pictures, '[]') as pictures
    from chat_messages m left join lateral (
      select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.file_name, 'size', u.file_size)
        order by u.created_at, u.id) as files
      from chat_uploads u where u.message_id = m.id) f on true
    where m.conversation_id = ${id} order by m.seq limit 1000`)) as unknown as AdminMessage[]
}

/** The newest thing that somebody else of the staff did here. */
export async function selectLastOfStaff(
  tx: Tx,
  id: string,
): Promise<{ seq: number; author_id: string | null; author_name: string } | undefined> {
  const [row] = (await tx.execute(sql`
    select seq, author_id, author_name from chat_messages
    where conversation_id = ${id} and role in ('staff', 'notice') order by seq desc limit 1`)) as unknown as {
    seq: number
    author_id: string | null
    author_name: string
  }[]
  return row
}

type By = { userId: string; fullName: string }

/** Adds what staff wrote, or the notice that one came or left; who waited has an answer. */
export async function insertStaffMessage(
  tx: Tx,
  conversationId: string,
  by: By,
  message: { role: 'staff' | 'notice'; content: string },
): Promise<void> {
  const said = message.role === 'staff' ? message.content : ''
  await tx.execute(sql`
    with counted as (
      update chat_conversations set message_count = message_count + 1, last_message_at = now(),
        waits = waits and ${message.role === 'notice'}, search_text = left(search_text || ' ' || lower(${said}::text), 8000)
      where id = ${conversationId} returning message_count
    )
    insert into chat_messages (conversation_id, seq, role, content, author_id, author_name)
    select ${conversationId}, message_count, ${message.role}, ${message.content}, ${by.userId}, ${by.fullName.slice(0, 200)}
    from counted`)
}

export async function updateHolder(tx: Tx, id: string, by: By | null): Promise<void> {
  await tx.execute(
    by
      ? sql`update chat_conversations set state = 'staff', taken_by = ${by.userId},
          taken_by_name = ${by.fullName.slice(0, 200)} where id = ${id}`
      : sql`update chat_conversations set state = 'assistant', waits = false, taken_by = null, taken_by_name = null
          where id = ${id}`,
  )
}

export async function deleteConversation(tx: Tx, id: string): Promise<boolean> {
  const result = await tx.execute(sql`delete from chat_conversations where id = ${id}`)
  return result.count === 1
}

export async function selectFile(
  tx: Tx,
  conversationId: string,
  id: string,
): Promise<
  { storage_key: string; file_name: string; file_size: number; mime_type: string } | undefined
> {
  const [row] = (await tx.execute(sql`
    select storage_key, file_name, file_size::int as file_size, mime_type from chat_uploads
    where id = ${id} and conversation_id = ${conversationId}`)) as unknown as {
    storage_key: string
    file_name: string
    file_size: number
    mime_type: string
  }[]
  return row
}

export async function selectConversationOfLead(tx: Tx, leadId: string): Promise<string | null> {
  const [row] = await tx.execute<{ id: string }>(sql`
    select id from chat_conversations where lead_id = ${leadId} order by created_at limit 1`)
  return row?.id ?? null
}
