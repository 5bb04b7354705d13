import { sql } from 'kysely'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { idsFrom } from '#app/platform/sql-functions.server.ts'
import { iso, text } from '#app/platform/sql-helpers.server.ts'
import type { AdminDecisionQuery, PortalDecisionQuery } from './decision-list-query.ts'

type Eb = TableEb<'client_decisions', 'r'>
type Reader = { userId: string; today: string }

const awaitedOf = (userId: string) =>
  db
    .selectFrom('client_decision_people as w')
    .select('w.decision_id')
    .where('w.user_id', '=', userId)
    // The words of the index: PostgreSQL uses it only for a condition that is written as there.
    .where((eb) => sql<boolean>`${eb.ref('w.is_awaited')}`)

function shown(eb: Eb, show: AdminDecisionQuery['show'] | 'yours', { userId, today }: Reader) {
  if (show === 'all') return []
  if (show === 'yours') return [eb('r.id', 'in', awaitedOf(userId))]
  // The words of the index again.
  const isOpen = sql<boolean>`${eb.ref('r.status')} = 'open'`
  if (show === 'open') return [isOpen]
  if (show === 'overdue') return [isOpen, eb('r.due_on', '<', today)]
  return [eb('r.status', '=', show)]
}

// Each order is that of indexes in db/migrations/0180_decisions.sql.
const shared = {
  table: db.selectFrom('client_decisions as r'),
  as: 'r' as const,
  sorts: {
    due_on: 'r.due_on' as const,
    created_at: 'r.created_at' as const,
    title: (eb: Eb) => eb.fn<string>('lower', ['r.title']),
  },
}

const rowsFor = (userId: string) => (from: typeof shared.table) =>
  from
    .innerJoin('clients as c', 'c.id', 'r.client_id')
    .leftJoin('projects as p', 'p.id', 'r.project_id')
    .select((eb) => [
      ...(['r.id', 'r.title', 'r.kind', 'r.status', 'p.name as project_name'] as const),
      ...(['r.people_total', 'r.people_agreed'] as const),
      eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
      text(eb.ref('r.due_on')).as('due_on'),
      iso(eb.ref('r.created_at')).as('created_at'),
      sql<boolean>`${eb('r.id', 'in', awaitedOf(userId))}`.as('is_yours'),
    ])

/** @param reader whose decisions `mine` are, and the reader's day, `yyyy-mm-dd` */
export const adminDecisionSource = (
  { show, client, whose }: AdminDecisionQuery,
  reader: { userId: string; today: string },
) =>
  listSource({
    ...shared,
    rows: rowsFor(reader.userId),
    filters: (eb) => [
      ...shown(eb, show, reader),
      ...(client ? [eb('r.client_id', '=', client)] : []),
      ...(whose === 'mine' ? [eb('r.author_id', '=', reader.userId)] : []),
    ],
  })

/** The decisions of one client. What waits for the reader is few; other searches run in a function of the owner. */
export const portalDecisionSource = (
  { show }: PortalDecisionQuery,
  { clientId, userId }: { clientId: string; userId: string },
) =>
  listSource({
    ...shared,
    rows: rowsFor(userId),
    filters: (eb) => [eb('r.client_id', '=', clientId), ...shown(eb, show, { userId, today: '' })],
    ...(show !== 'yours' && {
      found: (pattern: string, at_most: number) =>
        idsFrom('own_client_decisions_matching', {
          pattern,
          at_most,
          of_status: show === 'all' ? null : show,
        }),
    }),
  })
