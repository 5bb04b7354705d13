import { sql } from 'kysely'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { idsFrom } from '#app/platform/sql-functions.server.ts'
import { iso, text } from '#app/platform/sql-helpers.server.ts'
import type { AdminRequestQuery, PortalRequestQuery } from './client-request-list-query.ts'

type Eb = TableEb<'client_requests', 'r'>

function shown(eb: Eb, show: AdminRequestQuery['show'], today: string) {
  if (show === 'all') return []
  // The words of the indexes: PostgreSQL uses them only for a condition that is written as there.
  const missing = sql<boolean>`${eb.ref('r.waits_for_client')}`
  if (show === 'yours') return [missing]
  if (show === 'review') return [sql<boolean>`${eb.ref('r.waits_for_us')}`]
  if (show === 'overdue') return [missing, eb('r.due_on', '<', today)]
  return [eb('r.status', '=', show)]
}

// Each order is that of indexes in db/migrations/0165_client_requests.sql.
const shared = {
  table: db.selectFrom('client_requests as r'),
  as: 'r' as const,
  sorts: {
    due_on: 'r.due_on' as const,
    created_at: 'r.created_at' as const,
    title: (eb: Eb) => eb.fn<string>('lower', ['r.title']),
  },
}

const rows = (from: typeof shared.table) =>
  from
    .innerJoin('clients as c', 'c.id', 'r.client_id')
    .leftJoin('projects as p', 'p.id', 'r.project_id')
    .select((eb) => [
      ...(['r.id', 'r.title', 'r.status', 'p.name as project_name'] as const),
      ...(['r.lines_total', 'r.lines_missing', 'r.lines_given', 'r.lines_accepted'] as const),
      eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
      text(eb.ref('r.due_on')).as('due_on'),
      iso(eb.ref('r.created_at')).as('created_at'),
    ])

/** @param reader whose requests `mine` are, and the reader's day, `yyyy-mm-dd` */
export const adminRequestSource = (
  { show, client, whose }: AdminRequestQuery,
  { userId, today }: { userId: string; today: string },
) =>
  listSource({
    ...shared,
    rows,
    filters: (eb) => [
      ...shown(eb, show, today),
      ...(client ? [eb('r.client_id', '=', client)] : []),
      ...(whose === 'mine' ? [eb('r.author_id', '=', userId)] : []),
    ],
  })

/** The requests to one client. What waits is few and read by its index; other searches run in a function of the owner. */
export const portalRequestSource = ({ show }: PortalRequestQuery, clientId: string) =>
  listSource({
    ...shared,
    rows,
    filters: (eb) => [eb('r.client_id', '=', clientId), ...shown(eb, show, '')],
    ...(show !== 'yours' &&
      show !== 'review' && {
        found: (pattern: string, at_most: number) =>
          idsFrom('own_client_requests_matching', {
            pattern,
            at_most,
            of_status: show === 'all' ? null : show,
          }),
      }),
  })
