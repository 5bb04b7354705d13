import { type ExpressionBuilder, sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import { iso, typed } from '#app/platform/sql-helpers.server.ts'
import { lastEndingDay, type ReferenceState } from './reference.ts'
import type { ReferenceListQuery } from './reference-list-query.ts'

type ReferenceEb = ExpressionBuilder<Schema & { r: Schema['client_references'] }, 'r'>

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

/** @param today a day, `yyyy-mm-dd` */
export const referenceSource = ({ state }: ReferenceListQuery, today: string) =>
  listSource({
    table: db.selectFrom('client_references as r'),
    as: 'r',
    filters: (eb) => {
      if (state === 'all') return []
      if (state !== 'ending') return [eb(stateOn(eb, today), '=', state)]
      return [
        eb(stateOn(eb, today), '=', 'public'),
        eb('r.permission_until', '<=', lastEndingDay(today)),
      ]
    },
    rows: (from) =>
      from.select((eb) => [
        ...(['r.id', 'r.organization', 'r.said_by', 'r.permission_until'] as const),
        stateOn(eb, today).as('state'),
        iso(eb.ref('r.created_at')).as('created_at'),
      ]),
    sorts: {
      display_order: 'r.display_order',
      organization: (eb) => eb.fn<string>('lower', ['r.organization']),
      created_at: 'r.created_at',
    },
  })
