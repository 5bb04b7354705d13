import { type Expression, type SqlBool, sql } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'
import type { ListSource } from './list-source.server.ts'

type Narrowed = ListSource<unknown>['narrowed']
/** Columns by place: the types know of the first one, and what is used here the others have too. */
export const nameOf = (place: number) => `k${place}` as 'k0'

/**
 * The rows of a source with `idsFirst`, and those of them that a search finds. The offset makes PostgreSQL find
 * the rows first, then search and sort them. Otherwise it may walk the index of the order or of the search
 * instead, past all rows that are not among them.
 * @param key what is read of each row, named by its place: `k0`, `k1` and so on
 */
export function foundFirst(
  rows: Narrowed,
  key: Expression<unknown>[],
  hit: Expression<SqlBool> | undefined,
) {
  const columns = key.map((column, place) => sql<string>`${column}`.as(nameOf(place)))
  const isHit = sql<boolean>`${hit ?? sql`true`}`.as('hit')
  const found = rows.select([isHit, ...columns]).offset(0)
  return db.selectFrom(found.as('found')).where('found.hit', '=', true)
}

/**
 * The ids of a page, where they are chosen before anything else of a row is read.
 * @param rows under the filters, from the cursor on
 * @param key what the page is sorted by; the id is the last of it
 */
export function idsOfPage(
  rows: Narrowed,
  hit: Expression<SqlBool> | undefined,
  key: Expression<unknown>[],
  { way, limit }: { way: 'asc' | 'desc'; limit: number },
) {
  const places = [...key.keys()]
  return places
    .reduce((few, at) => few.orderBy(nameOf(at), way), foundFirst(rows, key, hit))
    .select((eb) => eb.ref(nameOf(key.length - 1)).as('id'))
    .limit(limit)
}

/** One for each row, for counting them. */
export const onesOf = (rows: Narrowed, hit: Expression<SqlBool> | undefined) =>
  foundFirst(rows, [], hit).select(sql<number>`1`.as('one'))
