import { type SQL, sql } from 'drizzle-orm'
import type { ListSource } from '#app/lists/read-list.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import type { AdminTicketRow, NewTicketInput, Ticket, TicketRow, TicketStatus } from './ticket.ts'
import type { AdminTicketQuery, PortalTicketQuery } from './ticket-list-query.ts'

/** Whose tickets a list may hold, in user and client ids; undefined is everybody's. */
export type TicketScope = {
  clientId?: string
  createdBy?: string
  /** Null: nobody's. */
  assigneeId?: string | null
}

const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`
const common = sql`t.id, t.title, t.priority, t.status, t.author_name,
  ${iso(sql`t.created_at`)} as created_at, ${iso(sql`t.last_activity_at`)} as last_activity_at`

type TicketFilters = Pick<PortalTicketQuery, 'status' | 'priority'>

const statusIs = (status: TicketFilters['status']) => {
  if (status === 'all') return sql`true`
  // Written out, because the partial indexes are found by these words.
  if (status === 'waiting') return sql`t.status in ('open', 'in_progress')`
  return sql`t.status = ${status}`
}

function narrowed({ status, priority }: TicketFilters, scope: TicketScope): SQL {
  const conditions = [statusIs(status)]
  // What is read across clients has to say so, or their common indexes are not found: a client with half
  // of all rows must not walk over the other half.
  conditions.push(scope.clientId ? sql`t.client_id = ${scope.clientId}` : sql`t.priority_rank >= 0`)
  if (scope.createdBy) conditions.push(sql`t.created_by = ${scope.createdBy}`)
  if (scope.assigneeId === null) conditions.push(sql`t.assignee_id is null`)
  if (scope.assigneeId) conditions.push(sql`t.assignee_id = ${scope.assigneeId}`)
  if (priority !== 'all') conditions.push(sql`t.priority = ${priority}`)
  return sql.join(conditions, sql` and `)
}

// Each order is that of indexes in db/migrations/0008_tickets.sql and 0030_lists_of_one_client.sql.
const tickets = {
  table: sql`support_tickets t`,
  as: sql`t`,
  sorts: {
    created_at: sql`t.created_at`,
    last_activity_at: sql`t.last_activity_at`,
    priority: [sql`t.priority_rank`, sql`t.created_at`],
  },
}

/** A client's tickets; its search goes through a function of the owner. */
export function portalTickets(query: PortalTicketQuery, scope: TicketScope): ListSource<TicketRow> {
  const { status, priority } = query
  const statuses = { all: null, waiting: ['open', 'in_progress'] }[status as string]
  return {
    ...tickets,
    filters: narrowed(query, scope),
    // Two lines are shown; nobody needs ten thousand characters of each of them.
    columns: sql`${common}, left(t.description, 400) as description`,
    found: (pattern, limit) => sql`select own_tickets_matching(${pattern}, ${limit},
      ${sql.param(statuses === undefined ? [status] : statuses)}::text[],
      ${priority === 'all' ? null : priority}::text, ${scope.createdBy ?? null}::uuid)`,
  }
}

/** The tickets of all clients. */
export function adminTickets(
  query: AdminTicketQuery,
  scope: TicketScope,
): ListSource<AdminTicketRow> {
  return {
    ...tickets,
    filters: narrowed(query, scope),
    columns: sql`${common}, t.client_id, coalesce(c.company_name, c.name) as client_name,
      p.full_name as assignee_name`,
    from: sql`support_tickets t join clients c on c.id = t.client_id
      left join profiles p on p.user_id = t.assignee_id`,
  }
}

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
