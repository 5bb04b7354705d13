import { sql } from 'kysely'
import { isOfSomebody, isTheirAccount } from '#app/features/of-whom/of-whom-service.server.ts'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { idsFrom } from '#app/platform/sql-functions.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { AdminTicketQuery, PortalTicketQuery } from './ticket-list-query.ts'

/** The tickets that a list may contain, by user and client ids; undefined means all. */
export type TicketScope = {
  clientId?: string
  createdBy?: string
  /** Null for tickets without an assignee. */
  assigneeId?: string | null
}

type TicketEb = TableEb<'support_tickets', 't'>
type TicketFilters = Pick<PortalTicketQuery | AdminTicketQuery, 'status' | 'priority'>

function statusIs(eb: TicketEb, status: TicketFilters['status']) {
  if (status === 'all') return []
  // Written as in the partial indexes, which are not used otherwise.
  if (status === 'waiting') return [sql<boolean>`${eb.ref('t.status')} in ('open', 'in_progress')`]
  if (status === 'ours') return [eb('t.waits_since', 'is not', null)]
  if (status === 'yours') return [eb('t.waits_for_client_since', 'is not', null)]
  return [eb('t.status', '=', status)]
}

const sourceOf = ({ status, priority }: TicketFilters, scope: TicketScope) => ({
  table: db.selectFrom('support_tickets as t'),
  as: 't' as const,
  filters: (eb: TicketEb) => [
    ...statusIs(eb, status),
    // A query across clients names the partial condition of the common indexes, which are not used
    // otherwise. Without them a client with half of all rows would be found by reading the other
    // half.
    scope.clientId
      ? eb('t.client_id', '=', scope.clientId)
      : sql<boolean>`${eb.ref('t.priority_rank')} >= 0`,
    ...(scope.createdBy ? [eb('t.created_by', '=', scope.createdBy)] : []),
    ...(scope.assigneeId === null ? [eb('t.assignee_id', 'is', null)] : []),
    ...(scope.assigneeId ? [eb('t.assignee_id', '=', scope.assigneeId)] : []),
    ...(priority === 'all' ? [] : [eb('t.priority', '=', priority)]),
  ],
  // Every sort order has indexes in db/migrations/0008_tickets.sql and
  // 0030_lists_of_one_client.sql.
  sorts: {
    created_at: 't.created_at' as const,
    last_activity_at: 't.last_activity_at' as const,
    priority: ['t.priority_rank' as const, 't.created_at' as const],
  },
})

const rowOf = (eb: TicketEb) =>
  [
    ...(['t.id', 't.title', 't.priority', 't.status', 't.author_name'] as const),
    iso(eb.ref('t.created_at')).as('created_at'),
    iso(eb.ref('t.last_activity_at')).as('last_activity_at'),
  ] as const

/** The source of a client's list; its search runs in a function of the owner. */
export function portalTickets(asked: PortalTicketQuery, scope: TicketScope) {
  const { status, priority } = asked
  const statuses = { all: null, waiting: ['open', 'in_progress'] }[status as string]
  return listSource({
    ...sourceOf(asked, scope),
    // The list shows two lines, so only the beginning of the description is read.
    rows: (from) =>
      from
        .select(rowOf)
        .select((eb) => sql<string>`left(${eb.ref('t.description')}, 400)`.as('description')),
    // What waits for the client is few, and read by its own index.
    ...(status !== 'yours' && {
      found: (pattern: string, at_most: number) =>
        idsFrom('own_tickets_matching', {
          pattern,
          at_most,
          of_statuses: statuses === undefined ? [status] : statuses,
          of_priority: priority === 'all' ? null : priority,
          of_author: scope.createdBy ?? null,
        }),
    }),
  })
}

/** The source of the list of all clients' tickets. */
export function adminTickets(asked: AdminTicketQuery, scope: TicketScope) {
  const source = sourceOf(asked, scope)
  const isOfWhom = isOfSomebody(asked)
  return listSource({
    ...source,
    filters: (eb) => [
      ...source.filters(eb),
      ...(isOfWhom ? [isTheirAccount(eb.ref('t.created_by'), asked)] : []),
    ],
    idsFirst: isOfWhom,
    rows: (from) =>
      from
        .innerJoin('clients as c', 'c.id', 't.client_id')
        .leftJoin('profiles as p', 'p.user_id', 't.assignee_id')
        .select(rowOf)
        .select((eb) => [
          't.client_id',
          eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
          'p.full_name as assignee_name',
        ]),
  })
}
