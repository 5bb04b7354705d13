import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type {
  NewTicketInput,
  QueueRow,
  Ticket,
  TicketRow,
  TicketSort,
  TicketStatus,
} from './ticket.ts'
import { type TicketCursor, type TicketListQuery, ticketsPerPage } from './ticket-list-query.ts'

/** Whose tickets a list may hold, in user and client ids; undefined is everybody's. */
export type TicketScope = {
  clientId?: string
  createdBy?: string
  /** Null: nobody's. */
  assigneeId?: string | null
}
type Cursored<Row> = Row & { cursor_rank: number; cursor: string }

const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`
// In UTC and to the microsecond, so that a cursor finds its own row again.
const instant = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`
const common = sql`t.id, t.title, t.priority, t.status, t.author_name,
  ${iso(sql`t.created_at`)} as created_at, ${iso(sql`t.last_activity_at`)} as last_activity_at`

const statusIs = (status: TicketListQuery['status']) => {
  if (status === 'all') return sql`true`
  // Written out, because the partial indexes are found by these words.
  if (status === 'waiting') return sql`t.status in ('open', 'in_progress')`
  return sql`t.status = ${status}`
}

function matching(query: TicketListQuery, scope: TicketScope, found?: string[]): SQL {
  const conditions = [statusIs(query.status)]
  if (scope.clientId) conditions.push(sql`t.client_id = ${scope.clientId}`)
  if (scope.createdBy) conditions.push(sql`t.created_by = ${scope.createdBy}`)
  if (scope.assigneeId === null) conditions.push(sql`t.assignee_id is null`)
  if (scope.assigneeId) conditions.push(sql`t.assignee_id = ${scope.assigneeId}`)
  if (query.priority !== 'all') conditions.push(sql`t.priority = ${query.priority}`)
  if (found) conditions.push(sql`t.id = any(${sql.param(found)}::uuid[])`)
  else if (query.search) conditions.push(sql`t.search_text like ${patternOf(query.search)}`)
  return sql.join(conditions, sql` and `)
}

const patternOf = (search: string) => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

// Each order is that of indexes in db/migrations/0008_tickets.sql.
const orderColumns: Record<TicketSort, SQL[]> = {
  created_at: [sql`t.created_at`, sql`t.id`],
  last_activity_at: [sql`t.last_activity_at`, sql`t.id`],
  priority: [sql`t.priority_rank`, sql`t.created_at`, sql`t.id`],
}

function past(sort: TicketSort, cursor: TicketCursor | undefined, descending: boolean): SQL {
  if (!cursor) return sql`true`
  const rank = sort === 'priority' ? sql`${cursor.rank ?? 0}::smallint, ` : sql``
  return sql`(${sql.join(orderColumns[sort], sql`, `)}) ${descending ? sql`<` : sql`>`}
    (${rank}${cursor.instant}::timestamptz, ${cursor.id}::uuid)`
}

/** One page and one row more, in the order of the query; `before` pages are read backwards and turned round. */
async function selectPage<Row>(
  tx: Tx,
  columns: SQL,
  joins: SQL,
  query: TicketListQuery,
  where: SQL,
): Promise<Cursored<Row>[]> {
  const backwards = query.before !== undefined
  const descending = (query.direction === 'desc') !== backwards
  const direction = descending ? sql`desc` : sql`asc`
  const order = orderColumns[query.sort].map((column) => sql`${column} ${direction}`)
  const at = query.sort === 'last_activity_at' ? sql`t.last_activity_at` : sql`t.created_at`
  const rows = (await tx.execute(sql`
    select ${columns}, t.priority_rank as cursor_rank, ${instant(at)} as cursor
    from support_tickets t ${joins}
    where ${where} and ${past(query.sort, query.before ?? query.after, descending)}
    order by ${sql.join(order, sql`, `)} limit ${ticketsPerPage + 1}`)) as unknown as Cursored<Row>[]
  return backwards ? [...rows].reverse() : [...rows]
}

/** A page of the portal's list. @param found the ids that a search has found, unless they are too many */
export function selectTickets(
  tx: Tx,
  query: TicketListQuery,
  scope: TicketScope,
  found?: string[],
) {
  // Two lines are shown; nobody needs ten thousand characters of each of them.
  const columns = sql`${common}, left(t.description, 400) as description`
  return selectPage<TicketRow>(tx, columns, sql``, query, matching(query, scope, found))
}

/** A page of the staff's queue. */
export function selectQueue(tx: Tx, query: TicketListQuery, scope: TicketScope, found?: string[]) {
  const columns = sql`${common}, t.client_id, coalesce(c.company_name, c.name) as client_name,
    p.full_name as assignee_name`
  const joins = sql`join clients c on c.id = t.client_id left join profiles p on p.user_id = t.assignee_id`
  return selectPage<QueueRow>(tx, columns, joins, query, matching(query, scope, found))
}

/** Ids that a search finds, at most `limit`: by the trigram index, on both sides. */
export async function findTickets(
  tx: Tx,
  search: string,
  side: 'client' | 'staff',
  limit: number,
): Promise<string[]> {
  const pattern = patternOf(search)
  const rows = await tx.execute<{ id: string }>(
    side === 'client'
      ? sql`select own_tickets_matching as id from own_tickets_matching(${pattern}, ${limit})`
      : sql`select id from support_tickets where search_text like ${pattern} limit ${limit}`,
  )
  return rows.map((row) => row.id)
}

/**
 * From here to the end of the transaction, rows are read in the order of an index: a search that
 * finds very much meets a page of it there sooner than by collecting and sorting it.
 */
export async function walkOrder(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config(name, 'off', true)
    from unnest(array['enable_bitmapscan', 'enable_seqscan', 'enable_sort']) as name`)
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
