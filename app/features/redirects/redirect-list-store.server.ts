import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'

/** The source of the list of redirects. */
export const redirectSource = () =>
  listSource({
    table: db.selectFrom('redirects as r'),
    as: 'r',
    filters: () => [],
    // The same expression as in the trigram index.
    text: (eb) => sql<string>`lower(${eb.ref('r.from_path')} || ' ' || ${eb.ref('r.target')})`,
    rows: (from) =>
      from.select((eb) => [
        ...(['r.id', 'r.from_path', 'r.target', 'r.status', 'r.hits'] as const),
        iso(eb.ref('r.last_hit_at')).as('last_hit_at'),
        iso(eb.ref('r.created_at')).as('created_at'),
      ]),
    sorts: { created_at: 'r.created_at', from: 'r.from_path', hits: 'r.hits' },
  })
