import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { NewTicketInput, Ticket, TicketStatus } from './ticket.ts'

const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`
const common = sql`t.id, t.title, t.priority, t.status, t.author_name,
  ${iso(sql`t.created_at`)} as created_at, ${iso(sql`t.last_activity_at`)} as last_activity_at`

export async function insertTicket(
  tx: Tx,
  ticket: NewTicketInput & { id: string; clientId: string; userId: string; authorName: string },
): Promise<void> {
  await tx.execute(sql`
    insert into support_tickets (id, client_id, title, description, priority, status, created_by, author_name)
    values (${ticket.id}, ${ticket.clientId}, ${ticket.title}, ${ticket.description}, ${ticket.priority},
      'open', ${ticket.userId}, ${ticket.authorName})`)
}

export async function selectTicket(
  tx: Tx,
  id: string,
  clientId: string,
): Promise<Ticket | undefined> {
  const [row] = (await tx.execute(sql`
    select ${common}, t.client_id, t.description, ${iso(sql`t.resolved_at`)} as resolved_at
    from support_tickets t where t.id = ${id} and t.client_id = ${clientId}`)) as unknown as Ticket[]
  return row
}

/** What the client is called in a mail to staff. */
export async function selectClientName(tx: Tx, clientId: string): Promise<string> {
  const [row] = await tx.execute<{ name: string }>(sql`
    select coalesce(company_name, name) as name from clients where id = ${clientId}`)
  return row?.name ?? ''
}

/** Sets status and assignee where the ticket still is as it was seen; false when it is not. */
export async function updateTicket(
  tx: Tx,
  id: string,
  seen: { status: TicketStatus; assigneeId: string | null },
  to: { status: TicketStatus; assigneeId: string | null },
): Promise<boolean> {
  const moved = sql`${to.status} <> status`
  const rows = await tx.execute(sql`
    update support_tickets set status = ${to.status}, assignee_id = ${to.assigneeId},
      last_activity_at = case when ${moved} then now() else last_activity_at end,
      resolved_at = case when ${to.status} = 'resolved' then coalesce(resolved_at, now())
        when ${to.status} = 'closed' then resolved_at end
    where id = ${id} and status = ${seen.status}
      and assignee_id is not distinct from ${seen.assigneeId}::uuid returning 1`)
  return rows.length === 1
}
