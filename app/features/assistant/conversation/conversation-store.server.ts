import { type ExpressionBuilder, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { json } from '#app/platform/sql-helpers.server.ts'
import type { Intent } from '../assistant.ts'
import type { ConversationState } from './conversation.ts'
import type { Language } from './outcome.ts'

/** A conversation as the visitor's requests need it. */
export type Conversation = {
  id: string
  state: ConversationState
  intent: Intent
  qualification: unknown
  page: string
  visitor_name: string | null
  visitor_email: string | null
  lead_id: string | null
  taken_by_name: string | null
  /** Staff got a mail about it within the last 15 minutes. */
  mailed_lately: boolean
  message_count: number
  /** Of what the visitor writes; null before the first answer. */
  language: Language | null
}

/**
 * Names the session to row-level security: the rest of the transaction reaches its conversations and
 * files.
 */
export async function useSession(tx: Tx, sessionHash: string): Promise<void> {
  const name = 'app.chat_session'
  await tx.run(
    db.selectNoFrom(sql<string>`set_config(${name}, ${sessionHash}, true)`.as('session_hash')),
  )
}

/**
 * Locks the session to the end of the transaction, so that two messages at once are stored one after the
 * other.
 */
export const lockSession = (tx: Tx, sessionHash: string) => lock(tx, `chat:${sessionHash}`)

/** The same for a conversation, which several sessions may reach. The session is locked before. */
export const lockConversation = (tx: Tx, id: string) => lock(tx, `chat-conversation:${id}`)

/** Tells every instance that waits for a topic. */
export async function signalStop(tx: Tx, channel: string, topic: string): Promise<void> {
  await tx.run(db.selectNoFrom(sql<void>`pg_notify(${channel}::text, ${topic}::text)`.as('told')))
}

async function lock(tx: Tx, key: string): Promise<void> {
  await tx.run(
    db.selectNoFrom(
      sql<void>`pg_advisory_xact_lock(hashtextextended(${key}::text, 0))`.as('locked'),
    ),
  )
}

const columns = (eb: ExpressionBuilder<Schema, 'chat_conversations'>) =>
  [
    ...(['id', 'state', 'intent', 'qualification', 'page', 'visitor_name'] as const),
    ...(['visitor_email', 'lead_id', 'taken_by_name', 'message_count'] as const),
    'language' as const,
    sql<boolean>`coalesce(${eb.ref('staff_mailed_at')} > now() - interval '15 minutes', false)`.as(
      'mailed_lately',
    ),
  ] as const

export function selectConversation(tx: Tx, id: string): Promise<Conversation | undefined> {
  return tx.first(db.selectFrom('chat_conversations').select(columns).where('id', '=', id))
}

export async function insertConversation(
  tx: Tx,
  one: { sessionHash: string; opening: string; page: string },
): Promise<Conversation> {
  const row = await tx.first(
    db
      .insertInto('chat_conversations')
      .values({
        id: crypto.randomUUID(),
        session_hash: Buffer.from(one.sessionHash, 'hex'),
        opening: one.opening,
        page: one.page,
      })
      .returning(columns),
  )
  if (!row) throw new Error('the conversation was not stored')
  return row
}

export type ConversationChange = {
  state?: 'requested'
  waits?: boolean
  intent?: Intent
  qualification?: object
  visitorName?: string
  visitorEmail?: string
  organisation?: string
  leadId?: string
  /** Words by which a search finds the conversation. */
  said?: string
  language?: Language
  staffMailed?: boolean
}

/** Changes the given values and leaves the others. @param change at least one value */
export async function updateConversation(
  tx: Tx,
  id: string,
  change: ConversationChange,
): Promise<void> {
  const { state, intent, qualification, staffMailed } = change
  await tx.run(
    db
      .updateTable('chat_conversations')
      .set((eb) => ({
        // If staff have taken over meanwhile, the state stays theirs.
        state:
          state && eb.case().when('state', '=', 'staff').then(eb.ref('state')).else(state).end(),
        waits: change.waits,
        // Staff filter by it: `danger` stays, whatever the conversation is about later.
        intent:
          intent &&
          eb.case().when('intent', '=', 'danger').then(eb.ref('intent')).else(intent).end(),
        qualification: qualification && json(qualification),
        visitor_name: change.visitorName || undefined,
        visitor_email: change.visitorEmail || undefined,
        organisation: change.organisation || undefined,
        lead_id: change.leadId || undefined,
        search_text:
          change.said &&
          sql<string>`left(${eb.ref('search_text')} || ' ' || lower(${change.said}::text), 8000)`,
        language: change.language,
        staff_mailed_at: staffMailed ? sql<string>`now()` : undefined,
      }))
      .where('id', '=', id),
  )
}

/** Deletes up to `limit` conversations whose last message is older than `time`; returns how many. */
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
