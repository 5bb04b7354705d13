import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { PictureText, Turn } from '../assistant.ts'
import type { ConversationState, MessageRole, StoredReply } from './conversation.ts'

/** A conversation as its visitor's requests need it. */
export type Conversation = {
  id: string
  state: ConversationState
  intent: string
  qualification: unknown
  page: string
  visitor_name: string | null
  visitor_email: string | null
  lead_id: string | null
  taken_by_name: string | null
  /** Staff were written to a short while ago. */
  mailed_lately: boolean
  message_count: number
}

export type StoredMessage = {
  seq: number
  role: MessageRole
  content: string
  reply: StoredReply | null
  author_name: string | null
}

/** Gives the rest of the transaction what this session began. */
export async function holdSession(tx: Tx, sessionHash: string): Promise<void> {
  await tx.execute(sql`select set_config('app.chat_session', ${sessionHash}, true)`)
}

/** Of two messages of a session that arrive at once, the second waits until the first is stored. */
export async function lockSession(tx: Tx, sessionHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat:${sessionHash}`}, 0))`)
}

const columns = sql`id, state, intent, qualification, page, visitor_name, visitor_email, lead_id, taken_by_name,
  coalesce(staff_mailed_at > now() - interval '15 minutes', false) as mailed_lately, message_count`

export async function selectConversation(tx: Tx, id: string): Promise<Conversation | undefined> {
  const [row] = (await tx.execute(sql`
    select ${columns} from chat_conversations where id = ${id}`)) as unknown as Conversation[]
  return row
}

export async function insertConversation(
  tx: Tx,
  one: { sessionHash: string; opening: string; page: string },
): Promise<Conversation> {
  const [row] = (await tx.execute(sql`
    insert into chat_conversations (id, session_hash, opening, page)
    values (${crypto.randomUUID()}, decode(${one.sessionHash}, 'hex'), ${one.opening}, ${one.page})
    returning ${columns}`)) as unknown as Conversation[]
  return row as Conversation
}

/**
 * Adds a message and gives its number.
 * @param said what a search finds it by
 */
export async function insertMessage(
  tx: Tx,
  conversationId: string,
  message: {
    role: 'user' | 'assistant'
    content: string
    clientId?: string
    answers?: number
    reply?: StoredReply
    pictures?: readonly PictureText[]
  },
  said = '',
): Promise<{ id: string; seq: number }> {
  const [row] = await tx.execute<{ id: string; seq: number }>(sql`
    with counted as (
      update chat_conversations set message_count = message_count + 1, last_message_at = now(),
        search_text = left(search_text || ' ' || lower(${said}::text), 8000)
      where id = ${conversationId} returning message_count
    )
    insert into chat_messages (id, conversation_id, seq, role, content, client_id, answers, reply, pictures)
    select ${crypto.randomUUID()}, ${conversationId}, message_count, ${message.role}, ${message.content},
      ${message.clientId ?? null}::uuid, ${message.answers ?? null}::integer,
      ${message.reply ? JSON.stringify(message.reply) : null}::jsonb,
      ${message.pictures?.length ? JSON.stringify(message.pictures) : null}::jsonb from counted
    returning id, seq`)
  if (!row) throw new Error('the conversation is gone')
  return row
}

/** The message that a browser has sent before under this name, or just now in the same words without one. */
export async function selectSameMessage(
  tx: Tx,
  given: { clientId?: string; content: string; conversationId: string | null },
): Promise<{ id: string; conversation_id: string; seq: number; is_old: boolean } | undefined> {
  const same = given.clientId
    ? sql`m.client_id = ${given.clientId}`
    : sql`m.client_id is null and m.content = ${given.content} and m.created_at > now() - interval '10 seconds'
        and not exists (select 1 from chat_messages a where a.conversation_id = m.conversation_id and a.answers = m.seq)
        and not exists (select 1 from chat_uploads u where u.message_id = m.id)`
  const [row] = (await tx.execute(sql`
    select m.id, m.conversation_id, m.seq, m.created_at < now() - interval '90 seconds' as is_old
    from chat_messages m join chat_conversations c on c.id = m.conversation_id
    where m.role = 'user' and ${same}
      and (${given.conversationId}::uuid is null or c.id = ${given.conversationId}::uuid)
    order by m.created_at desc limit 1`)) as unknown as {
    id: string
    conversation_id: string
    seq: number
    is_old: boolean
  }[]
  return row
}

/** How much the session has said within the last minute. */
export async function countRecentMessages(tx: Tx): Promise<number> {
  const [row] = (await tx.execute(sql`
    select count(*)::int as total from chat_conversations c join chat_messages m on m.conversation_id = c.id
    where c.session_hash = app_chat_session() and m.role = 'user'
      and m.created_at > now() - interval '1 minute'`)) as unknown as { total: number }[]
  return row?.total ?? 0
}

/** What answered a message. */
export async function selectAnswer(
  tx: Tx,
  conversationId: string,
  seq: number,
): Promise<StoredMessage | undefined> {
  const [row] = (await tx.execute(sql`
    select seq, role, content, reply, author_name from chat_messages
    where conversation_id = ${conversationId} and answers = ${seq}`)) as unknown as StoredMessage[]
  return row
}

/** The last turns before a message, oldest first; what staff said counts as the assistant's. */
export async function selectTurns(
  tx: Tx,
  conversationId: string,
  before: number,
  limit: number,
): Promise<Turn[]> {
  const rows = (await tx.execute(sql`
    select case when role = 'user' then 'user' else 'assistant' end as role, content from chat_messages
    where conversation_id = ${conversationId} and seq < ${before} and role <> 'notice' and content <> ''
    order by seq desc limit ${limit}`)) as unknown as Turn[]
  return [...rows].reverse()
}

/** What was read from pictures up to a message, the newest first. */
export async function selectPictures(
  tx: Tx,
  conversationId: string,
  upTo: number,
  limit: number,
): Promise<(PictureText & { seq: number })[]> {
  return [
    ...((await tx.execute(sql`
      select m.seq, p.one ->> 'name' as name, p.one ->> 'text' as text
      from chat_messages m, jsonb_array_elements(m.pictures) with ordinality as p (one, place)
      where m.conversation_id = ${conversationId} and m.seq <= ${upTo} and m.pictures is not null
      order by m.seq desc, p.place desc limit ${limit}`)) as unknown as (PictureText & {
      seq: number
    })[]),
  ]
}

/** What staff wrote after a number, oldest first. */
export async function selectNews(
  tx: Tx,
  conversationId: string,
  after: number,
): Promise<{ seq: number; role: 'staff' | 'notice'; author: string | null; content: string }[]> {
  return [
    ...((await tx.execute(sql`
      select seq, role, author_name as author, content from chat_messages
      where conversation_id = ${conversationId} and seq > ${after} and role in ('staff', 'notice')
      order by seq limit 100`)) as unknown as {
      seq: number
      role: 'staff' | 'notice'
      author: string | null
      content: string
    }[]),
  ]
}

export type ConversationChange = {
  state?: 'requested'
  waits?: boolean
  intent?: string
  qualification?: object
  visitorName?: string
  visitorEmail?: string
  organisation?: string
  leadId?: string
  staffMailed?: boolean
}

/** Changes what is named, and leaves the rest. */
export async function updateConversation(
  tx: Tx,
  id: string,
  change: ConversationChange,
): Promise<void> {
  const sets = [
    // Whoever of the staff has come meanwhile stays.
    change.state && sql`state = case when state = 'staff' then state else ${change.state} end`,
    change.waits !== undefined && sql`waits = ${change.waits}`,
    // Staff must find it, whatever is talked of afterwards.
    change.intent &&
      sql`intent = case when intent = 'danger' then intent else ${change.intent}::text end`,
    change.qualification && sql`qualification = ${JSON.stringify(change.qualification)}::jsonb`,
    change.visitorName && sql`visitor_name = ${change.visitorName}`,
    change.visitorEmail && sql`visitor_email = ${change.visitorEmail}`,
    change.organisation && sql`organisation = ${change.organisation}`,
    change.leadId && sql`lead_id = ${change.leadId}`,
    change.staffMailed && sql`staff_mailed_at = now()`,
  ].filter((one) => typeof one === 'object')
  if (sets.length === 0) return
  await tx.execute(sql`update chat_conversations set ${sql.join(sets, sql`, `)} where id = ${id}`)
}
