import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { StoredFile } from '#app/features/files/file.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call } from '#app/platform/sql-functions.server.ts'
import { instant, int, iso, typed } from '#app/platform/sql-helpers.server.ts'
import type { Attachment, TicketMessage, TicketStatus } from './ticket.ts'

export const messagesPerPage = 50

/**
 * The newest messages before a time, oldest first, with their attachments; one page plus one row.
 */
export async function selectThread(
  tx: Tx,
  ticket: { id: string; clientId: string },
  before: { instant: string; id: string } | undefined,
): Promise<(TicketMessage & { cursor: string })[]> {
  const thread = db
    .selectFrom('ticket_messages as m')
    .select(['m.id', 'm.kind', 'm.from_staff', 'm.author_name', 'm.body', 'm.by_mail'])
    .select((eb) => [
      ...(['m.from_status', 'm.to_status'] as const),
      iso(eb.ref('m.created_at')).as('created_at'),
      instant(eb.ref('m.created_at')).as('cursor'),
      jsonArrayFrom(
        eb
          .selectFrom('ticket_attachments as a')
          .select((of) => ['a.id', 'a.name', int(of.ref('a.size')).as('size'), 'a.type'])
          .whereRef('a.client_id', '=', 'm.client_id')
          .whereRef('a.ticket_id', '=', 'm.ticket_id')
          .whereRef('a.message_id', '=', 'm.id')
          .orderBy('a.created_at')
          .orderBy('a.id'),
      ).as('attachments'),
    ])
    .where('m.client_id', '=', ticket.clientId)
    .where('m.ticket_id', '=', ticket.id)
    .$if(before !== undefined, (older) =>
      older.where((eb) =>
        eb(
          eb.refTuple('m.created_at', 'm.id'),
          '<',
          eb.tuple(typed('timestamptz', before?.instant ?? ''), typed('uuid', before?.id ?? '')),
        ),
      ),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(messagesPerPage + 1)
  return (await tx.all(thread)).reverse()
}

export type NewMessage = {
  id: string
  clientId: string
  ticketId: string
  authorId: string
  authorName: string
  body: string
  byMail?: boolean
}

const columnsOf = (message: Omit<NewMessage, 'id' | 'body'>) => ({
  ...{ client_id: message.clientId, ticket_id: message.ticketId },
  ...{ author_id: message.authorId, author_name: message.authorName },
})

/** Inserts a client's reply. A trigger changes the ticket (db/migrations/0008_tickets.sql). */
export async function insertClientReply(tx: Tx, message: NewMessage): Promise<void> {
  const { id, body, byMail: by_mail = false } = message
  await tx.run(
    db.insertInto('ticket_messages').values({ ...columnsOf(message), id, body, by_mail }),
  )
}

/** Whether this reply has reopened its ticket: the trigger has written it into the thread, right after the reply. */
export async function hasReopened(tx: Tx, replyId: string): Promise<boolean> {
  const reopened = db
    .selectFrom('ticket_messages as reply')
    .innerJoin('ticket_messages as change', 'change.ticket_id', 'reply.ticket_id')
    .select('change.id')
    .where('reply.id', '=', replyId)
    .where('change.kind', '=', 'status')
    .where('change.to_status', '=', 'open')
    .where((eb) =>
      eb(
        'change.created_at',
        '=',
        sql<string>`${eb.ref('reply.created_at')} + interval '1 microsecond'`,
      ),
    )
  return (await tx.run(reopened)) > 0
}

/** Whether a message, or a change of status, with this id is stored. */
export async function hasMessage(tx: Tx, id: string): Promise<boolean> {
  return (await tx.run(db.selectFrom('ticket_messages').select('id').where('id', '=', id))) > 0
}

/**
 * Moves a ticket of the actor's client, with a line of this id in its thread. Returns false when it no
 * longer has the status that was seen.
 */
export async function moveOwnTicket(
  tx: Tx,
  move: { id: string; ticketId: string; seen: TicketStatus; to: 'open' | 'resolved' },
): Promise<boolean> {
  const { id: line, ticketId: ticket, seen, to: wanted } = move
  return (await tx.first(call('move_own_ticket', { line, ticket, seen, wanted })))?.value === true
}

export async function insertStaffMessage(
  tx: Tx,
  message: NewMessage & { kind: 'reply' | 'note' },
): Promise<void> {
  const { id, body, kind } = message
  await tx.run(
    db
      .insertInto('ticket_messages')
      .values({ ...columnsOf(message), id, body, kind, from_staff: true }),
  )
}

export async function insertStatusChange(
  tx: Tx,
  change: Omit<NewMessage, 'id' | 'body'> & { from: TicketStatus; to: TicketStatus },
): Promise<void> {
  await tx.run(
    db.insertInto('ticket_messages').values({
      ...columnsOf(change),
      ...{ kind: 'status', from_staff: true, from_status: change.from, to_status: change.to },
    }),
  )
}

/** @param message without an id: the files were sent with the ticket itself */
export async function insertAttachments(
  tx: Tx,
  message: Pick<NewMessage, 'clientId' | 'ticketId'> & { id?: string },
  files: StoredFile[],
): Promise<void> {
  for (const { key, name, size, type } of files) {
    await tx.run(
      db.insertInto('ticket_attachments').values({
        ...{ client_id: message.clientId, ticket_id: message.ticketId },
        message_id: message.id ?? null,
        ...{ storage_key: key, name, size, type },
      }),
    )
  }
}

/** @param clientId undefined for staff, who may read attachments of every client */
export function selectAttachment(
  tx: Tx,
  id: string,
  ticketId: string,
  clientId: string | undefined,
): Promise<(Attachment & { key: string }) | undefined> {
  const attachment = db
    .selectFrom('ticket_attachments')
    .select((eb) => ['id', 'storage_key as key', 'name', int(eb.ref('size')).as('size'), 'type'])
    .where('id', '=', id)
    .where('ticket_id', '=', ticketId)
  return tx.first(clientId ? attachment.where('client_id', '=', clientId) : attachment)
}
