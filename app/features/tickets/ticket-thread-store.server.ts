import { type SQL, sql } from 'drizzle-orm'
import type { StoredFile } from '#app/features/files/file.ts'
import type { Tx } from '#app/platform/db.server.ts'
import type { Attachment, TicketMessage, TicketStatus } from './ticket.ts'

export const messagesPerPage = 50

const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`

/** The newest messages before an instant, oldest first, with their attachments; one more than a page. */
export async function selectThread(
  tx: Tx,
  ticket: { id: string; clientId: string },
  before: { instant: string; id: string } | undefined,
): Promise<(TicketMessage & { cursor: string })[]> {
  const older = before
    ? sql`(m.created_at, m.id) < (${before.instant}::timestamptz, ${before.id}::uuid)`
    : sql`true`
  const rows = (await tx.execute(sql`
    select m.id, m.kind, m.from_staff, m.author_name, m.body, m.from_status, m.to_status,
      ${iso(sql`m.created_at`)} as created_at,
      to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as cursor,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'size', a.size, 'type', a.type)
        order by a.created_at, a.id) from ticket_attachments a
        where a.client_id = m.client_id and a.ticket_id = m.ticket_id and a.message_id = m.id), '[]') as attachments
    from ticket_messages m where m.client_id = ${ticket.clientId} and m.ticket_id = ${ticket.id} and ${older}
    order by m.created_at desc, m.id desc limit ${messagesPerPage + 1}`)) as unknown as (TicketMessage & {
    cursor: string
  })[]
  return [...rows].reverse()
}

export type NewMessage = {
  id: string
  clientId: string
  ticketId: string
  authorId: string
  authorName: string
  body: string
}

/** Somebody who wrote in a ticket, and where they are told of it. */
export type Participant = { user_id: string; email: string; is_author: boolean }

/**
 * The people of a client who raised its ticket or replied to it. Who is inactive by now, paused, or with
 * another client is none. For the owner and staff: a client's people do not know each other's addresses.
 */
export async function selectParticipants(
  tx: Tx,
  ticket: { id: string; clientId: string },
): Promise<Participant[]> {
  return (await tx.execute(sql`
    select p.user_id, p.email, p.user_id = t.created_by is true as is_author
    from support_tickets t join profiles p on p.client_id = t.client_id
    where t.id = ${ticket.id} and t.client_id = ${ticket.clientId}
      and p.deactivated_at is null and not p.paused
      and (p.user_id = t.created_by or p.user_id in (
        select m.author_id from ticket_messages m
        where m.client_id = t.client_id and m.ticket_id = t.id and m.kind = 'reply' and not m.from_staff))
    order by is_author desc, p.user_id`)) as unknown as Participant[]
}

/** A client's reply. What moves the ticket is a trigger (db/migrations/0008_tickets.sql). */
export async function insertClientReply(tx: Tx, message: NewMessage): Promise<void> {
  await tx.execute(sql`
    insert into ticket_messages (id, client_id, ticket_id, author_id, author_name, body)
    values (${message.id}, ${message.clientId}, ${message.ticketId}, ${message.authorId}, ${message.authorName},
      ${message.body})`)
}

export async function insertStaffMessage(
  tx: Tx,
  message: NewMessage & { kind: 'reply' | 'note' },
): Promise<void> {
  await tx.execute(sql`
    insert into ticket_messages (id, client_id, ticket_id, kind, from_staff, author_id, author_name, body)
    values (${message.id}, ${message.clientId}, ${message.ticketId}, ${message.kind}, true, ${message.authorId},
      ${message.authorName}, ${message.body})`)
}

export async function insertStatusChange(
  tx: Tx,
  change: Omit<NewMessage, 'id' | 'body'> & { from: TicketStatus; to: TicketStatus },
): Promise<void> {
  await tx.execute(sql`
    insert into ticket_messages (client_id, ticket_id, kind, from_staff, author_id, author_name, from_status, to_status)
    values (${change.clientId}, ${change.ticketId}, 'status', true, ${change.authorId}, ${change.authorName},
      ${change.from}, ${change.to})`)
}

export async function insertAttachments(
  tx: Tx,
  message: Pick<NewMessage, 'id' | 'clientId' | 'ticketId'>,
  files: StoredFile[],
): Promise<void> {
  for (const file of files) {
    await tx.execute(sql`
      insert into ticket_attachments (client_id, ticket_id, message_id, storage_key, name, size, type)
      values (${message.clientId}, ${message.ticketId}, ${message.id}, ${file.key}, ${file.name}, ${file.size},
        ${file.type})`)
  }
}

/** @param clientId left out by staff, who may have every client's */
export async function selectAttachment(
  tx: Tx,
  id: string,
  ticketId: string,
  clientId: string | undefined,
): Promise<(Attachment & { key: string }) | undefined> {
  const own = clientId ? sql`client_id = ${clientId}` : sql`true`
  const [row] = (await tx.execute(sql`
    select id, storage_key as key, name, size::int as size, type from ticket_attachments
    where id = ${id} and ticket_id = ${ticketId} and ${own}`)) as unknown as (Attachment & {
    key: string
  })[]
  return row
}
