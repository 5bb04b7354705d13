import { sql } from 'kysely'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import { iso, typed } from '#app/platform/sql-helpers.server.ts'
import { lastEndingDay, type ReferenceState } from './reference.ts'
import type { ReferenceListQuery } from './reference-list-query.ts'

type ReferenceEb = TableEb<'client_references', 'r'>

/** The state of a reference on a day, by the rule that lets visitors in. */
export function stateOn(eb: ReferenceEb, day: string) {
  const state = callOf('reference_state', {
    published: eb.ref('r.is_published'),
    given_by: eb.ref('r.permission_by'),
    given_on: eb.ref('r.permission_on'),
    until: eb.ref('r.permission_until'),
    withdrawn_on: eb.ref('r.permission_withdrawn_on'),
    evidence: eb.ref('r.storage_key'),
    day: typed('date', day),
  })
  return sql<ReferenceState>`${state}`
}

// Each order has an index in db/migrations/0083_client_references.sql.
const sorts = {
  display_order: 'r.display_order',
  organization: (eb: ReferenceEb) => eb.fn<string>('lower', ['r.organization']),
  created_at: 'r.created_at',
} as const

const sourceOf = ({ state }: Pick<ReferenceListQuery, 'state'>, today: string) => ({
  table: db.selectFrom('client_references as r'),
  as: 'r' as const,
  filters: (eb: ReferenceEb) => {
    if (state === 'all') return []
    if (state !== 'ending') return [eb(stateOn(eb, today), '=', state)]
    return [
      eb(stateOn(eb, today), '=', 'public'),
      eb('r.permission_until', '<=', lastEndingDay(today)),
    ]
  },
  sorts,
})

/** @param today a day, `yyyy-mm-dd` */
export const referenceSource = (query: ReferenceListQuery, today: string) =>
  listSource({
    ...sourceOf(query, today),
    rows: (from) =>
      from.select((eb) => [
        ...(['r.id', 'r.organization', 'r.said_by', 'r.permission_until'] as const),
        stateOn(eb, today).as('state'),
        iso(eb.ref('r.created_at')).as('created_at'),
      ]),
  })

/** The same with everything that was agreed. */
export const referenceExportSource = (query: ReferenceListQuery, today: string) =>
  listSource({
    ...sourceOf(query, today),
    rows: (from) =>
      from.select((eb) => [
        ...(['r.id', 'r.organization', 'r.said_by', 'r.said_role', 'r.quote'] as const),
        ...(['r.figure', 'r.figure_note', 'r.figure_source', 'r.figure_on'] as const),
        ...(['r.permission_by', 'r.permission_on', 'r.permission_until'] as const),
        ...(['r.permission_withdrawn_on', 'r.evidence_name'] as const),
        stateOn(eb, today).as('state'),
        iso(eb.ref('r.created_at')).as('created_at'),
      ]),
  })
