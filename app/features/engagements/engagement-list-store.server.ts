import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { idsFrom } from '#app/platform/sql-functions.server.ts'
import { iso, text } from '#app/platform/sql-helpers.server.ts'
import type { ProjectListQuery } from './engagement-list-query.ts'

/** @param isClients read by the client itself: its search goes through a function of the owner */
export function projectSource({ client, status }: ProjectListQuery, isClients: boolean) {
  const one = status === 'all' ? null : status
  const found = (pattern: string, at_most: number) =>
    idsFrom('own_projects_matching', { pattern, at_most, of_status: one })
  return listSource({
    table: db.selectFrom('projects as p'),
    as: 'p',
    filters: (eb) => [
      ...(client ? [eb('p.client_id', '=', client)] : []),
      ...(one ? [eb('p.status', '=', one)] : []),
    ],
    rows: (from) =>
      from
        .innerJoin('clients as c', 'c.id', 'p.client_id')
        .select((eb) => [
          ...(['p.id', 'p.client_id', 'p.name', 'p.description', 'p.status'] as const),
          'p.progress',
          eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
          text(eb.ref('p.starts_on')).as('starts_on'),
          text(eb.ref('p.due_on')).as('due_on'),
          iso(eb.ref('p.created_at')).as('created_at'),
        ]),
    // Each order is that of indexes in db/migrations/0009_engagements.sql.
    sorts: {
      created_at: 'p.created_at',
      name: (eb) => eb.fn<string>('lower', ['p.name']),
      due_on: (eb) => sql<string>`coalesce(${eb.ref('p.due_on')}, 'infinity'::date)`,
      progress: 'p.progress',
    },
    found: isClients ? found : undefined,
  })
}
