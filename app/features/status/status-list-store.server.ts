import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { StatusListQuery } from './status-list-query.ts'

/** The source of the list of notices. Each order is that of indexes in db/migrations/0197_status_page.sql. */
export const statusSource = ({ show, kind }: StatusListQuery) =>
  listSource({
    table: db.selectFrom('status_notices as n'),
    as: 'n',
    filters: (eb) => [
      ...(show === 'all' ? [] : [eb('n.is_open', '=', show === 'open')]),
      ...(kind === 'all' ? [] : [eb('n.kind', '=', kind)]),
    ],
    rows: (from) =>
      from.select((eb) => [
        ...(['n.id', 'n.kind', 'n.title', 'n.status'] as const),
        iso(eb.ref('n.starts_at')).as('starts_at'),
        iso(eb.ref('n.closed_at')).as('closed_at'),
        iso(eb.ref('n.updated_at')).as('updated_at'),
      ]),
    sorts: { starts_at: 'n.starts_at', title: (eb) => eb.fn<string>('lower', ['n.title']) },
  })
