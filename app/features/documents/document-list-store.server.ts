import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { idsFrom } from '#app/platform/sql-functions.server.ts'
import { float, iso } from '#app/platform/sql-helpers.server.ts'
import type { DocumentListQuery } from './document-list-query.ts'

/** @param isClients true in the portal: the search runs in a function of the owner */
export function documentSource({ client, project }: DocumentListQuery, isClients: boolean) {
  const found = (pattern: string, at_most: number) =>
    idsFrom('own_documents_matching', { pattern, at_most, of_project: project || null })
  return listSource({
    table: db.selectFrom('documents as d'),
    as: 'd',
    filters: (eb) => [
      // A query across clients names the partial condition of the common indexes, which are not
      // used otherwise. Without them a client with half of all rows would be found by reading the
      // other half.
      client ? eb('d.client_id', '=', client) : sql<boolean>`${eb.ref('d.version')} >= 1`,
      ...(project ? [eb('d.project_id', '=', project)] : []),
    ],
    rows: (from) =>
      from
        .innerJoin('clients as c', 'c.id', 'd.client_id')
        .leftJoin('projects as p', (join) =>
          join.onRef('p.client_id', '=', 'd.client_id').onRef('p.id', '=', 'd.project_id'),
        )
        .select((eb) => [
          ...(['d.id', 'd.name', 'd.mime_type', 'd.version', 'p.name as project_name'] as const),
          float(eb.ref('d.file_size')).as('file_size'),
          eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
          iso(eb.ref('d.created_at')).as('created_at'),
        ]),
    // Every sort order has indexes in db/migrations/0030_lists_of_one_client.sql.
    sorts: { created_at: 'd.created_at', name: 'd.search_text', file_size: 'd.file_size' },
    found: isClients ? found : undefined,
    beside: client ? jsonArrayFrom(projectChoices(client)) : undefined,
  })
}

/** The projects of a client, newest first, for the filter and for moving a document. */
export const projectChoices = (client: string) =>
  db
    .selectFrom('projects as p')
    .select(['p.id', 'p.name'])
    .where('p.client_id', '=', client)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(500)
