import { sql } from 'kysely'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf, rowsFrom } from '#app/platform/sql-functions.server.ts'
import { iso, list, rowsOf } from '#app/platform/sql-helpers.server.ts'
import { requireOneOf, withValues } from '#app/platform/typed-queries.server.ts'
import { resultKinds, resultsPerPage, type SearchEntry, type SearchResult } from './search.ts'
import type { SearchQuery } from './search-query.ts'

type Found = SearchResult & { total: number; capped: boolean }

/** At most so many of each kind are ranked. */
const mostOfEach = 300

export async function selectResults(tx: Reader, { words, page }: SearchQuery): Promise<Found[]> {
  const range = { most: mostOfEach, skipped: (page - 1) * resultsPerPage, shown: resultsPerPage }
  const found = db
    .selectFrom(rowsFrom('search_site', { words, ...range }, 's'))
    .select(['s.kind', 's.path', 's.title', 's.note', 's.excerpt', 's.total', 's.capped'])
    .select((eb) => iso(eb.ref('s.at')).as('at'))
  const rows = await tx.all(found)
  return withValues(rows, 'kind', 'path', 'title', 'excerpt', 'total', 'capped').map((row) => ({
    ...row,
    kind: requireOneOf(resultKinds, row.kind),
  }))
}

export async function selectSuggestion(tx: Reader, words: string): Promise<string | null> {
  const row = await tx.first(db.selectNoFrom(callOf('suggest_search', { words }).as('words')))
  return row?.words ?? null
}

/** Writes what has changed only. In one order, so that two instances wait for each other at most. */
export async function replaceEntries(
  tx: Tx,
  entries: readonly (SearchEntry & { hash: string })[],
): Promise<void> {
  const lock = sql<void>`pg_advisory_xact_lock(hashtext('search_entries'))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
  const paths = entries.map(({ path }) => path)
  await tx.run(db.deleteFrom('search_entries').where('path', '!=', sql<string>`all(${paths})`))
  const of = (field: keyof (typeof entries)[number]) =>
    list(
      'text',
      entries.map((entry) => entry[field]),
    )
  const given = rowsOf(
    {
      ...{ path: list('text', paths), title: of('title'), note: of('note') },
      ...{ kind: of('kind'), body: of('body'), hash: of('hash') },
    },
    'e',
  )
  await tx.run(
    db
      .insertInto('search_entries')
      .columns(['path', 'kind', 'title', 'note', 'body', 'hash'])
      .expression(
        db.selectFrom(given).select(['e.path', 'e.kind', 'e.title', 'e.note', 'e.body', 'e.hash']),
      )
      .onConflict((conflict) =>
        conflict
          .column('path')
          .doUpdateSet((eb) => ({
            kind: eb.ref('excluded.kind'),
            title: eb.ref('excluded.title'),
            note: eb.ref('excluded.note'),
            body: eb.ref('excluded.body'),
            hash: eb.ref('excluded.hash'),
          }))
          .whereRef('search_entries.hash', '!=', 'excluded.hash'),
      ),
  )
}
