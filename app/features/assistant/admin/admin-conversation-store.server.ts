import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { beginningOf } from '#app/platform/clean-text.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { bool, exactIso, int, jsonAs, typed } from '#app/platform/sql-helpers.server.ts'
import type { PictureText, ReplyKind, Source } from '../assistant.ts'
import { countingMessage } from '../conversation/message-store.server.ts'
import { isHere } from '../conversation/presence-store.server.ts'
import { isRead } from '../conversation/read-message-store.server.ts'
import type { AdminConversation, AdminMessage } from './admin-conversation.ts'

/** @param lock nobody else changes it until the transaction ends */
export function selectConversation(
  tx: Tx,
  id: string,
  lock = false,
): Promise<(AdminConversation & { qualification: unknown }) | undefined> {
  return tx.first(
    db
      .selectFrom('chat_conversations')
      .select(['id', 'opening', 'state', 'waits', 'intent', 'page', 'visitor_name'])
      .select(['visitor_email', 'organisation', 'lead_id', 'taken_by', 'taken_by_name'])
      .select('qualification')
      .select((eb) => [
        exactIso(eb.ref('created_at')).as('created_at'),
        exactIso(eb.ref('last_message_at')).as('last_message_at'),
        eb
          .selectFrom('chat_ratings as r')
          .select('r.rating')
          .whereRef('r.conversation_id', '=', 'chat_conversations.id')
          .as('rating'),
        isHere(eb.ref('id')).as('is_here'),
        eb
          .selectFrom('chat_presence as p')
          .select((seen) => exactIso(seen.ref('p.seen_at')).as('at'))
          .whereRef('p.conversation_id', '=', 'chat_conversations.id')
          .as('seen_at'),
        jsonObjectFrom(
          eb
            .selectFrom('chat_mail_consents as m')
            .select((mail) => [
              'm.email',
              'm.stopped',
              exactIso(mail.ref('m.agreed_at')).as('agreed_at'),
            ])
            .whereRef('m.conversation_id', '=', 'chat_conversations.id'),
        ).as('by_mail'),
      ])
      .where('id', '=', id)
      .$if(lock, (query) => query.forUpdate()),
  )
}

/** All messages with their files, oldest first, in one statement. */
export function selectTranscript(tx: Tx, id: string): Promise<AdminMessage[]> {
  return tx.all(
    db
      .selectFrom('chat_messages as m')
      .select(['m.seq', 'm.role', 'm.content', 'm.outcome', 'm.author_id', 'm.author_name'])
      .select((eb) => [
        sql<ReplyKind | null>`${eb.ref('m.reply')} ->> 'kind'`.as('kind'),
        sql<string | null>`${eb.ref('m.reply')} ->> 'provider'`.as('provider'),
        sql<boolean>`coalesce((${eb.ref('m.reply')} ->> 'isCut')::boolean, false)`.as('is_cut'),
        jsonAs<Source[]>(sql`coalesce(${eb.ref('m.reply')} -> 'sources', '[]')`).as('sources'),
        jsonAs<PictureText[]>(sql`coalesce(${eb.ref('m.pictures')}, '[]')`).as('pictures'),
        exactIso(eb.ref('m.created_at')).as('created_at'),
        jsonArrayFrom(
          eb
            .selectFrom('chat_uploads as u')
            .select((file) => [
              'u.id',
              'u.file_name as name',
              int(file.ref('u.file_size')).as('size'),
            ])
            .whereRef('u.message_id', '=', 'm.id')
            .orderBy('u.created_at')
            .orderBy('u.id'),
        ).as('files'),
        jsonObjectFrom(
          eb
            .selectFrom('chat_feedback as f')
            .select(['f.thumb', 'f.reason', 'f.comment'])
            .whereRef('f.conversation_id', '=', 'm.conversation_id')
            .whereRef('f.seq', '=', 'm.seq'),
        ).as('feedback'),
        bool(eb('m.mail_message_id', 'is not', null)).as('is_by_mail'),
        jsonObjectFrom(
          eb
            .selectFrom('chat_answer_mails as a')
            .select((mail) => [
              exactIso(mail.ref('a.queued_at')).as('queued_at'),
              exactIso(mail.ref('a.sent_at')).as('sent_at'),
              exactIso(mail.ref('a.undelivered_at')).as('undelivered_at'),
            ])
            .whereRef('a.conversation_id', '=', 'm.conversation_id')
            .whereRef('a.seq', '=', 'm.seq'),
        ).as('mail'),
        bool(isRead(eb)).as('is_read'),
      ])
      .where('m.conversation_id', '=', id)
      .orderBy('m.seq')
      .limit(1000),
  )
}

/** The newest message or notice of the staff. */
export function selectLastOfStaff(
  tx: Tx,
  id: string,
): Promise<{ seq: number; author_id: string | null; author_name: string } | undefined> {
  return tx.first(
    db
      .selectFrom('chat_messages')
      .select(['seq', 'author_id'])
      .select((eb) => eb.ref('author_name').$notNull().as('author_name'))
      .where('conversation_id', '=', id)
      .where('role', 'in', ['staff', 'notice'])
      .orderBy('seq', 'desc')
      .limit(1),
  )
}

type Author = { userId: string; fullName: string }
const nameOf = ({ fullName }: Author) => beginningOf(fullName, 200)

/** Adds what staff wrote, or the notice that one came or left; an answer ends the visitor's waiting. Returns its number. */
export async function insertStaffMessage(
  tx: Tx,
  conversationId: string,
  author: Author,
  { role, content }: { role: 'staff' | 'notice'; content: string },
): Promise<number> {
  const isReply = role === 'staff'
  const row = await tx.first(
    countingMessage(conversationId, isReply ? content : '', isReply ? { waits: false } : {})
      .insertInto('chat_messages')
      .columns(['conversation_id', 'seq', 'role', 'content', 'author_id', 'author_name'])
      .expression((eb) =>
        eb
          .selectFrom('counted')
          .select([
            typed('uuid', conversationId).as('conversation_id'),
            'message_count as seq',
            typed('text', role).as('role'),
            typed('text', content).as('content'),
            typed('uuid', author.userId).as('author_id'),
            typed('text', nameOf(author)).as('author_name'),
          ]),
      )
      .returning('seq'),
  )
  if (!row) throw new Error('the conversation is gone')
  return row.seq
}

/** @param author who answers from now on; null for the assistant */
export async function updateAnswering(tx: Tx, id: string, author: Author | null): Promise<void> {
  const change = author
    ? { state: 'staff' as const, taken_by: author.userId, taken_by_name: nameOf(author) }
    : { state: 'assistant' as const, waits: false, taken_by: null, taken_by_name: null }
  await tx.run(db.updateTable('chat_conversations').set(change).where('id', '=', id))
}

export async function deleteConversation(tx: Tx, id: string): Promise<boolean> {
  return (await tx.run(db.deleteFrom('chat_conversations').where('id', '=', id))) === 1
}

export function selectFile(
  tx: Tx,
  conversationId: string,
  id: string,
): Promise<
  { storage_key: string; file_name: string; file_size: number; mime_type: string } | undefined
> {
  return tx.first(
    db
      .selectFrom('chat_uploads')
      .select(['storage_key', 'file_name', 'mime_type'])
      .select((eb) => int(eb.ref('file_size')).as('file_size'))
      .where('id', '=', id)
      .where('conversation_id', '=', conversationId),
  )
}
