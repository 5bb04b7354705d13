import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { anyOf, bool, countRows, json, jsonAs, typed } from '#app/platform/sql-helpers.server.ts'
import type { ChatFile, PictureText, Turn } from '../assistant.ts'
import type { MessageRole, StoredReply } from './conversation.ts'
import type { Outcome } from './outcome.ts'

export type StoredMessage = {
  seq: number
  role: MessageRole
  content: string
  reply: StoredReply | null
  author_name: string | null
}

/**
 * Begins a statement that adds a message: `counted` has its number as `message_count`.
 * @param said the words by which a search finds the conversation
 * @param change what else changes in the conversation
 */
export const countingMessage = (
  conversationId: string,
  said: string,
  change: { waits?: boolean } = {},
) =>
  db.with('counted', (query) =>
    query
      .updateTable('chat_conversations')
      .set((eb) => ({
        ...change,
        message_count: eb('message_count', '+', 1),
        last_message_at: sql<string>`now()`,
        search_text: sql<string>`left(${eb.ref('search_text')} || ' ' || lower(${said}::text), 8000)`,
      }))
      .where('id', '=', conversationId)
      .returning('message_count'),
  )

/**
 * Adds a message and gives its id and number.
 * @param said the words by which a search finds the conversation
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
    outcome?: Outcome
    pictures?: readonly PictureText[]
  },
  said = '',
): Promise<{ id: string; seq: number }> {
  const {
    role,
    content,
    clientId = null,
    answers = null,
    reply,
    outcome = null,
    pictures,
  } = message
  const row = await tx.first(
    countingMessage(conversationId, said)
      .insertInto('chat_messages')
      .columns([
        ...(['id', 'conversation_id', 'seq', 'role', 'content'] as const),
        ...(['client_id', 'answers', 'reply', 'outcome', 'pictures'] as const),
      ])
      .expression((eb) =>
        eb
          .selectFrom('counted')
          .select([
            typed('uuid', crypto.randomUUID()).as('id'),
            typed('uuid', conversationId).as('conversation_id'),
            'message_count as seq',
            typed('text', role).as('role'),
            typed('text', content).as('content'),
            typed('uuid', clientId).as('client_id'),
            typed('int', answers).as('answers'),
            typed('jsonb', reply ? json(reply) : null).as('reply'),
            typed('text', outcome).as('outcome'),
            typed('jsonb', pictures?.length ? json(pictures) : null).as('pictures'),
          ]),
      )
      .returning(['id', 'seq']),
  )
  if (!row) throw new Error('the conversation is gone')
  return row
}

/**
 * The same message when it was sent before: under this id, or without an id in the same words a moment
 * ago.
 */
export function selectSameMessage(
  tx: Tx,
  given: { clientId?: string; content: string; conversationId: string | null },
): Promise<{ id: string; conversation_id: string; seq: number; is_old: boolean } | undefined> {
  const { clientId, content, conversationId } = given
  const isUnanswered = (eb: ExpressionBuilder<Schema & { m: Schema['chat_messages'] }, 'm'>) =>
    eb.and([
      eb('m.client_id', 'is', null),
      eb('m.content', '=', content),
      eb('m.created_at', '>', sql<string>`now() - interval '10 seconds'`),
      eb.not(
        eb.exists(
          eb
            .selectFrom('chat_messages as a')
            .select('a.id')
            .whereRef('a.conversation_id', '=', 'm.conversation_id')
            .whereRef('a.answers', '=', 'm.seq'),
        ),
      ),
      eb.not(
        eb.exists(
          eb.selectFrom('chat_uploads as u').select('u.id').whereRef('u.message_id', '=', 'm.id'),
        ),
      ),
    ])
  let query = db
    .selectFrom('chat_messages as m')
    .innerJoin('chat_conversations as c', 'c.id', 'm.conversation_id')
    .select((eb) => [
      ...(['m.id', 'm.conversation_id', 'm.seq'] as const),
      sql<boolean>`${eb.ref('m.created_at')} < now() - interval '90 seconds'`.as('is_old'),
    ])
    .where('m.role', '=', 'user')
  query = clientId ? query.where('m.client_id', '=', clientId) : query.where(isUnanswered)
  if (conversationId) query = query.where('c.id', '=', conversationId)
  return tx.first(query.orderBy('m.created_at', 'desc').limit(1))
}

/** How many messages were sent within the last minute in the conversations that the session reaches. */
export async function countRecentMessages(tx: Tx): Promise<number> {
  const row = await tx.first(
    db
      .selectFrom('chat_conversations as c')
      .innerJoin('chat_messages as m', 'm.conversation_id', 'c.id')
      .select(countRows().as('total'))
      .where('m.role', '=', 'user')
      .where('m.created_at', '>', sql<string>`now() - interval '1 minute'`),
  )
  return row?.total ?? 0
}

/** The answer to a message. */
export function selectAnswer(
  tx: Tx,
  conversationId: string,
  seq: number,
): Promise<StoredMessage | undefined> {
  return tx.first(
    db
      .selectFrom('chat_messages')
      .select(['seq', 'role', 'content', 'author_name'])
      .select((eb) => jsonAs<StoredReply | null>(eb.ref('reply')).as('reply'))
      .where('conversation_id', '=', conversationId)
      .where('answers', '=', seq),
  )
}

/** The last messages before a number, oldest first; staff count as the assistant. */
export async function selectTurns(
  tx: Tx,
  conversationId: string,
  before: number,
  limit: number,
): Promise<Turn[]> {
  const rows = await tx.all(
    db
      .selectFrom('chat_messages')
      .select(['role', 'content'])
      .select((eb) => jsonAs<Partial<StoredReply> | null>(eb.ref('reply')).as('reply'))
      .where('conversation_id', '=', conversationId)
      .where('seq', '<', before)
      .where('role', '<>', 'notice')
      .where('content', '<>', '')
      .orderBy('seq', 'desc')
      .limit(limit),
  )
  return rows.reverse().map(({ role, content, reply }) => ({
    role: role === 'user' ? 'user' : 'assistant',
    content,
    ...((reply?.kind === 'refused' || reply?.kind === 'safety') && { isBlocked: true }),
    ...(reply?.sources?.[0] && { path: reply.sources[0].path }),
  }))
}

const pictureTexts = rawStatement({
  name: 'texts of the pictures of a conversation',
  text: `select m.seq, p.one ->> 'name' as name, p.one ->> 'text' as text
    from chat_messages m, jsonb_array_elements(m.pictures) with ordinality as p (one, place)
    where m.conversation_id = $1 and m.seq <= $2 and m.pictures is not null
    order by m.seq desc, p.place desc limit $3`,
  parameters: { conversationId: 'uuid', upTo: 'int4', limit: 'int8' },
  row: { seq: 'int4', name: 'text!', text: 'text!' },
})

/** The texts of pictures up to a message, the newest first. */
export function selectPictures(
  tx: Tx,
  conversationId: string,
  upTo: number,
  limit: number,
): Promise<(PictureText & { seq: number })[]> {
  return tx.all(pictureTexts({ conversationId, upTo, limit }))
}

/** A message as the visitor's browser needs it. */
export type KeptMessage = StoredMessage & {
  /** What the browser called the visitor's message, or the one that this answers. */
  message_id: string | null
  is_by_mail: boolean
  pictures: PictureText[] | null
  files: (Pick<ChatFile, 'name' | 'type'> & { id: string })[]
  feedback: { thumb: 'up' | 'down' } | null
}

const mostMessages = 1_000
const everybody: readonly MessageRole[] = ['user', 'assistant', 'staff', 'notice']
const staffOnly: readonly MessageRole[] = ['staff', 'notice']

/** The messages after a number, oldest first; of everybody, or those of staff and the notices. */
export function selectMessages(
  tx: Tx,
  conversationId: string,
  { after, all }: { after: number; all: boolean },
): Promise<KeptMessage[]> {
  return tx.all(
    db
      .selectFrom('chat_messages as m')
      .leftJoin('chat_messages as q', (join) =>
        join.onRef('q.conversation_id', '=', 'm.conversation_id').onRef('q.seq', '=', 'm.answers'),
      )
      .select((eb) => [
        ...(['m.seq', 'm.role', 'm.content', 'm.author_name'] as const),
        eb.fn.coalesce('m.client_id', 'q.client_id').as('message_id'),
        bool(eb('m.mail_message_id', 'is not', null)).as('is_by_mail'),
        jsonAs<StoredReply | null>(eb.ref('m.reply')).as('reply'),
        jsonAs<PictureText[] | null>(eb.ref('m.pictures')).as('pictures'),
        jsonArrayFrom(
          eb
            .selectFrom('chat_uploads as u')
            .select(['u.id', 'u.file_name as name', 'u.mime_type as type'])
            .whereRef('u.message_id', '=', 'm.id')
            .orderBy('u.created_at')
            .orderBy('u.id'),
        ).as('files'),
        jsonObjectFrom(
          eb
            .selectFrom('chat_feedback as f')
            .select('f.thumb')
            .whereRef('f.conversation_id', '=', 'm.conversation_id')
            .whereRef('f.seq', '=', 'm.seq'),
        ).as('feedback'),
      ])
      .where('m.conversation_id', '=', conversationId)
      .where('m.seq', '>', after)
      .where('m.role', '=', anyOf(all ? everybody : staffOnly))
      .orderBy('m.seq')
      .limit(mostMessages),
  )
}
