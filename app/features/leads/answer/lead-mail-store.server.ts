import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, bool, exactIso } from '#app/platform/sql-helpers.server.ts'
import type { LeadMail } from './lead-answer.ts'

/** To whom an answer to a lead goes, and whether its reader wants no mails. */
export function selectAddressee(tx: Tx, leadId: string) {
  return tx.first(
    db
      .selectFrom('leads as l')
      .select((eb) => [
        ...(['l.id', 'l.full_name', 'l.email', 'l.company_name', 'l.status'] as const),
        bool(
          eb.exists(
            eb
              .selectFrom('leads as o')
              .innerJoin('chat_conversations as c', 'c.lead_id', 'o.id')
              .innerJoin('chat_mail_consents as m', 'm.conversation_id', 'c.id')
              .select('m.conversation_id')
              .where((of) => of(of.fn('lower', ['o.email']), '=', of.fn('lower', ['l.email'])))
              .where(
                (of) => sql<boolean>`lower(${of.ref('l.email')}) = any(${of.ref('m.stopped')})`,
              ),
          ),
        ).as('isStopped'),
      ])
      .where('l.id', '=', leadId),
  )
}

/** The newest lead of these addresses that can be answered. */
export const newestLeadOf = (addresses: string[]) =>
  db
    .selectFrom('leads')
    .select('id')
    .where((eb) => eb.fn<string>('lower', ['email']), '=', anyOf(addresses))
    .where('source', '!=', 'newsletter')
    .where('spam_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)

type NewAnswer = {
  id: string
  leadId: string
  address: string
  subject: string
  body: string
  authorId: string
  authorName: string
  sendAt: Date
}

/** Adds an answer that waits. Returns false when there is a mail of this id. */
export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<boolean> {
  const { leadId, authorId, authorName, sendAt, ...rest } = answer
  const added = db
    .insertInto('lead_mails')
    .values({
      ...rest,
      ...{ lead_id: leadId, author_id: authorId, author_name: authorName },
      ...{ state: 'queued', send_at: sendAt },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
  return (await tx.run(added)) === 1
}

/** The lead, the author and the text of a mail. */
export function selectOrigin(tx: Tx, id: string) {
  return tx.first(
    db
      .selectFrom('lead_mails')
      .select(['lead_id', 'author_id', 'subject', 'body'])
      .where('id', '=', id),
  )
}

/** Makes an answer that was not handed over a draft again. Returns false when it was, or is not there. */
export async function stopAnswer(tx: Tx, id: string): Promise<boolean> {
  const stopped = db
    .updateTable('lead_mails')
    .set({ state: 'draft', send_at: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('handed_at', 'is', null)
  return (await tx.run(stopped)) === 1
}

/** The text of an answer that its author has stopped, the newest. */
export function selectDraft(tx: Tx, leadId: string, authorId: string) {
  return tx.first(
    db
      .selectFrom('lead_mails')
      .select(['id', 'subject', 'body'])
      .where('lead_id', '=', leadId)
      .where('author_id', '=', authorId)
      .where('state', '=', 'draft')
      .orderBy('created_at', 'desc')
      .limit(1),
  )
}

/** Removes an answer that was stopped, because it is sent again. Others of its author stay. */
export async function deleteDraft(
  tx: Tx,
  { id, leadId, authorId }: { id: string; leadId: string; authorId: string },
): Promise<void> {
  await tx.run(
    db
      .deleteFrom('lead_mails')
      .where('id', '=', id)
      .where('lead_id', '=', leadId)
      .where('author_id', '=', authorId)
      .where('state', '=', 'draft'),
  )
}

/** The mails of a lead, newest first. */
export function selectMails(tx: Tx, leadId: string): Promise<LeadMail[]> {
  return tx.all(
    db
      .selectFrom('lead_mails')
      .select((eb) => [
        ...(['id', 'address', 'subject', 'body', 'file_names', 'author_name'] as const),
        sql<LeadMail['state']>`${eb.ref('state')}`.as('state'),
        exactIso(eb.ref('created_at')).as('created_at'),
      ])
      .where('lead_id', '=', leadId)
      .where('state', '!=', 'draft')
      .orderBy('lead_mails.created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(50),
  )
}

/**
 * Takes an answer to hand it to the mail queue; undefined when it was taken before, stopped, or stopped and
 * sent again for another time.
 */
export function takeAnswer(tx: Tx, id: string, sendAt: string) {
  return tx.first(
    db
      .updateTable('lead_mails')
      .set({ handed_at: sql<string>`now()` })
      .where('id', '=', id)
      .where('send_at', '=', sendAt)
      .where('state', '=', 'queued')
      .where('handed_at', 'is', null)
      .returning(['lead_id', 'address', 'subject', 'body', 'author_name']),
  )
}

/** Notes what became of an answer. */
export async function endAnswer(tx: Tx, id: string, isSent: boolean): Promise<void> {
  const state = isSent ? 'sent' : 'failed'
  await tx.run(
    db
      .updateTable('lead_mails')
      .set({ state, ended_at: sql<string>`now()` })
      .where('id', '=', id)
      .where('state', 'not in', ['draft', state]),
  )
}

/** A lead, and the address of the one who answered it last. */
export function selectForReply(tx: Tx, leadId: string) {
  return tx.first(
    db
      .selectFrom('leads as l')
      .select((eb) => [
        ...(['l.id', 'l.full_name', 'l.email'] as const),
        eb
          .selectFrom('lead_mails as m')
          .innerJoin('profiles as p', 'p.user_id', 'm.author_id')
          .select('p.email')
          .whereRef('m.lead_id', '=', 'l.id')
          .where('p.role', '=', 'admin')
          .where('p.deactivated_at', 'is', null)
          .orderBy('m.created_at', 'desc')
          .limit(1)
          .as('answeredBy'),
      ])
      .where('l.id', '=', leadId),
  )
}

type NewReply = {
  id: string
  leadId: string
  address: string
  body: string
  fileNames: string[]
  receivedAt: Date
}

/** Adds a reply. Returns false when it has come before. */
export async function insertReply(tx: Tx, reply: NewReply): Promise<boolean> {
  const { id, address, body } = reply
  const added = db
    .insertInto('lead_mails')
    .values({
      ...{ id, address, body, subject: '', state: 'received' },
      ...{ lead_id: reply.leadId, file_names: reply.fileNames, created_at: reply.receivedAt },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
  return (await tx.run(added)) === 1
}

/** Whether a lead has an answer that was sent or waits to be. */
export async function hasAnswer(tx: Tx, leadId: string): Promise<boolean> {
  const answer = db
    .selectFrom('lead_mails')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('state', 'in', ['queued', 'sent'])
    .limit(1)
  return (await tx.first(answer)) !== undefined
}
