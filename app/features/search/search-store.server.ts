import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { resultsPerPage, type SearchEntry, type SearchResult } from './search.ts'
import type { SearchQuery } from './search-query.ts'

type Found = SearchResult & { total: number; capped: boolean }

/** At most so many of each kind are ranked. */
const mostOfEach = 300

export async function selectResults(tx: Reader, { words, page }: SearchQuery): Promise<Found[]> {
  const rows = await tx.execute<Found>(sql`
    select kind, path, title, note, excerpt, to_json(at) #>> '{}' as at, total, capped
    from search_site(${words}, ${mostOfEach}, ${(page - 1) * resultsPerPage}, ${resultsPerPage})`)
  return [...rows]
}

export async function selectSuggestion(tx: Reader, words: string): Promise<string | null> {
  const [row] = await tx.execute<{ words: string | null }>(
    sql`select suggest_search(${words}) as words`,
  )
  return row?.words ?? null
}

/** Writes what has changed only. In one order, so that two instances wait for each other at most. */
export async function replaceEntries(
  tx: Tx,
  entries: readonly (SearchEntry & { hash: string })[],
): Promise<void> {
  const given = JSON.stringify(entries)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('search_entries'))`)
  await tx.execute(sql`
    delete from search_entries where path not in (
      select path from json_to_recordset(${given}::json) as e (path text))`)
  await tx.execute(sql`
    insert into search_entries as old (path, kind, title, note, body, hash)
    select path, kind, title, note, body, hash from json_to_recordset(${given}::json)
      as e (path text, kind text, title text, note text, body text, hash text)
    on conflict (path) do update set kind = excluded.kind, title = excluded.title, note = excluded.note,
      body = excluded.body, hash = excluded.hash where old.hash <> excluded.hash`)
}
