import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, bool, exactIso, typed } from '#app/platform/sql-helpers.server.ts'
import { isRead } from '../conversation/read-message-store.server.ts'
import type { LeadLanguage } from '../lead-form.ts'

/** A conversation as the mails about it need it. */
export type MailedConversation = {
  /** Where its answers go; null without the visitor's consent. */
  email: string | null
  stopped: string[] | null
  language: LeadLanguage
  /** The address of the lead form. */
  visitor_email: string | null
  is_here: boolean
}

export function selectMailed(tx: Tx, id: string): Promise<MailedConversation | undefined> {
  return tx.first(
    db
      .selectFrom('chat_conversations as c')
      .leftJoin('chat_mail_consents as m', 'm.conversation_id', 'c.id')
      .leftJoin('chat_presence as p', 'p.conversation_id', 'c.id')
      .select((eb) => [
        ...(['m.email', 'm.stopped', 'c.visitor_email'] as const),
        sql<LeadLanguage>`case when ${eb.ref('m.email')} is not null then ${eb.ref('m.language')}
          when ${eb.ref('c.language')} = 'fr' then 'fr' else 'en' end`.as('language'),
        sql<boolean>`coalesce(${eb.ref('p.here_until')} > now(), false)`.as('is_here'),
      ])
      .where('c.id', '=', id),
  )
}

/** An answer of staff that no mail has carried. */
export type UnmailedAnswer = {
  seq: number
  content: string
  author_name: string | null
  /** Seconds since it was given. */
  age: number
  is_read: boolean
}

const oneDay = sql<string>`now() - interval '1 day'`

/** The answers of staff of the last day that no mail has carried, oldest first. */
export function selectUnmailed(tx: Tx, id: string): Promise<UnmailedAnswer[]> {
  return tx.all(
    db
      .selectFrom('chat_messages as m')
      .select((eb) => [
        ...(['m.seq', 'm.content', 'm.author_name'] as const),
        sql<number>`extract(epoch from now() - ${eb.ref('m.created_at')})::float8`.as('age'),
        bool(isRead(eb)).as('is_read'),
      ])
      .where('m.conversation_id', '=', id)
      .where('m.role', '=', 'staff')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('chat_answer_mails as a')
              .select('a.seq')
              .whereRef('a.conversation_id', '=', 'm.conversation_id')
              .whereRef('a.seq', '=', 'm.seq'),
          ),
        ),
      )
      .where('m.created_at', '>', oneDay)
      .orderBy('m.seq')
      .limit(20),
  )
}

/** Notes which answers a mail carries. */
export async function insertAnswerMail(
  tx: Tx,
  id: string,
  mail: { id: string; seqs: readonly number[] },
): Promise<void> {
  await tx.run(
    db
      .insertInto('chat_answer_mails')
      .columns(['conversation_id', 'seq', 'mail_id'])
      .expression(
        db
          .selectFrom('chat_messages')
          .select(['conversation_id', 'seq', typed('uuid', mail.id).as('mail_id')])
          .where('conversation_id', '=', id)
          .where('seq', '=', anyOf(mail.seqs)),
      ),
  )
}

/** Notes that a mail was sent, or that it cannot be delivered. */
export async function endAnswerMail(tx: Tx, mailId: string, isSent: boolean): Promise<void> {
  const now = sql<string>`now()`
  await tx.run(
    db
      .updateTable('chat_answer_mails')
      .set(isSent ? { sent_at: now } : { undelivered_at: now })
      .where('mail_id', '=', mailId),
  )
}

/** What earlier mails were called, oldest first: ours by their ids, those of the visitor by their Message-ID. */
export async function selectThread(
  tx: Tx,
  id: string,
): Promise<{ mail_id: string | null; message_id: string | null }[]> {
  const rows = await tx.all(
    db
      .selectFrom('chat_answer_mails as a')
      .select((eb) => [
        sql<string | null>`${eb.ref('a.mail_id')}::text`.as('mail_id'),
        sql<string | null>`null::text`.as('message_id'),
        exactIso(sql<string>`min(${eb.ref('a.queued_at')})`).as('at'),
      ])
      .where('a.conversation_id', '=', id)
      .groupBy('a.mail_id')
      .unionAll(
        db
          .selectFrom('chat_messages as m')
          .select((eb) => [
            sql<string | null>`null::text`.as('mail_id'),
            sql<string | null>`${eb.ref('m.mail_message_id')}`.as('message_id'),
            exactIso(eb.ref('m.created_at')).as('at'),
          ])
          .where('m.conversation_id', '=', id)
          .where('m.mail_message_id', 'is not', null),
      )
      .orderBy('at', 'desc')
      .limit(12),
  )
  return rows.reverse()
}

/** Notes that a message of the visitor came by mail. @param messageId the Message-ID of that mail */
export async function markMailed(tx: Tx, id: string, messageId: string): Promise<void> {
  await tx.run(
    db.updateTable('chat_messages').set({ mail_message_id: messageId }).where('id', '=', id),
  )
}
