import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import type { Kind, PublicationRow } from './publication.ts'
import {
  type PublicationQuery,
  type PublicationSort,
  publicationsPerPage,
} from './publication-list-query.ts'
import { stateOf } from './publication-store.server.ts'

const sortColumn: Record<PublicationSort, SQL> = {
  created_at: sql`p.created_at`,
  title: sql`lower(p.title)`,
}
const table = { insight: sql`insights p`, project: sql`public_projects p` }
// As the trigram indexes of db/migrations/0014_published_content.sql have them.
const searched = {
  insight: sql`lower(p.title || ' ' || p.slug || ' ' || coalesce(p.author, ''))`,
  project: sql`lower(p.title || ' ' || p.slug || ' ' || coalesce(p.subtitle, ''))`,
}
const filed = {
  insight: sql`(select t.name from content_types t where t.id = p.content_type_id)`,
  project: sql`(select s.name from sectors s where s.id = p.sector_id)`,
}
const states = {
  all: sql`true`,
  draft: sql`p.visible_from is null`,
  scheduled: sql`p.visible_from > now()`,
  published: sql`p.visible_from <= now()`,
}

export function publicationList(kind: Kind, { search, state }: PublicationQuery): List {
  const [from, text] = [table[kind], searched[kind]]
  return { search, table: from, as: sql`p`, filters: states[state], text }
}

/** One page and one row more, in the order of the query. */
export function selectPublications(
  tx: Tx,
  kind: Kind,
  query: PublicationQuery,
  matches?: Matches,
): Promise<(PublicationRow & { cursor: string })[]> {
  const page = keyset(query, sortColumn[query.sort], sql`p.id`)
  return readPage(
    tx,
    publicationList(kind, query),
    matches,
    page,
    publicationsPerPage,
    (where) => sql`
      select p.id, p.title, p.slug, ${stateOf} as state, to_json(nullif(p.visible_from, '-infinity')) #>> '{}' as visible_from,
        ${filed[kind]} as filed, to_json(p.created_at) #>> '{}' as created_at,
        to_json(p.updated_at) #>> '{}' as updated_at, ${page.cursor} as cursor
      from ${table[kind]} where ${where}`,
  )
}
