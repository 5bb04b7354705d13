import { containing } from '#app/lists/list-search.server.ts'
import type { Reader } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rowsFrom } from '#app/platform/sql-functions.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import { countedUpTo, type Found, shownOfKind } from './portal-search.ts'

/** What the reader's client has with these words in it: the newest of each kind. One statement. */
export function selectFound(tx: Reader, words: string): Promise<(Found & { matches: number })[]> {
  const given = { pattern: containing(words), words, shown: shownOfKind, counted: countedUpTo }
  const found = db
    .selectFrom(rowsFrom('own_search', given, 'f'))
    .select((eb) => [
      ...(['f.kind', 'f.id', 'f.title', 'f.note', 'f.matches'] as const),
      exactIso(eb.ref('f.at')).as('at'),
    ])
  return tx.all(found.$castTo<Found & { matches: number }>())
}
