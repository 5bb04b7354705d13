import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { containing, timeCursor } from '#app/platform/keyset.server.ts'
import {
  countMatches,
  type Matches,
  readPage,
  type List as SearchedList,
} from '#app/platform/keyset-search.server.ts'
import { type Cursor, readCursor, type SortType, writeCursor } from './cursor.ts'
import { type List, type ListState, type SortRule, usualSort } from './list.ts'

/** Where the rows of a list come from, narrowed by its filters. */
export type ListSource<Row, Sort extends string = string> = Omit<SearchedList, 'search'> & {
  columns: SQL
  /** The tables that the columns are read from, where they are more than `table`. */
  from?: SQL
  /** What each order sorts by: the columns of an index, which ends with the id. */
  sorts: Record<Sort, SQL | SQL[]>
  /** How many rows there are without a search, where a counter is kept. */
  count?: (tx: Tx) => Promise<number>
  /** Never set: it carries the type of the rows. */
  row?: Row
}

/** One page of a list. `previous` and `next` are cursors, as an address holds them. */
export type ListRows<Row> = {
  rows: Row[]
  matches: number
  /** There are at least so many. */
  capped: boolean
  previous: string | null
  next: string | null
}

type Cursored<Row> = Row & { id: string; cursor: string }

/**
 * One page of a list with the number of what it finds, in two queries; a third one where the rows beside
 * its cursor are gone: then the list begins anew rather than looking empty.
 */
export async function readList<Row extends { id: string }, Sort extends string>(
  tx: Tx,
  list: List,
  query: ListState<Sort>,
  source: ListSource<Row, Sort>,
): Promise<ListRows<Row> & { beside: unknown }> {
  const counted = count(tx, query.search, source)
  // A search is counted first: it finds the ids of the page as well.
  const matches = query.search ? await counted : undefined
  const read = (from: ListState<Sort>) => selectRows(tx, list, from, source, list.perPage, matches)
  const [found, all] = await Promise.all([read(query), counted])
  const isBeyond = found.length === 0 && (query.after ?? query.before) !== undefined
  const start = { ...query, after: undefined, before: undefined }
  const page = isBeyond
    ? cutPage(await read(start), start, list.perPage)
    : cutPage(found, query, list.perPage)
  return { ...page, matches: all.total, capped: all.capped, beside: all.beside }
}

/**
 * Everything that a list finds, in its usual order, in portions small enough to stream.
 * @param transaction opens one for each portion
 */
export async function* readWholeList<Row extends { id: string }, Sort extends string>(
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  list: List,
  { search }: Pick<ListState, 'search'>,
  source: ListSource<Row, Sort>,
): AsyncGenerator<Row> {
  const portion = 1_000
  const sort = usualSort(list) as Sort
  const { usual: direction, types } = ruleOf(list, sort)
  const { text = sql`${source.as}.search_text` } = source
  const filters = search
    ? sql`${source.filters} and ${text} like ${containing(search)}`
    : source.filters
  let after: Cursor | undefined
  for (;;) {
    const query = { search: '', sort, direction, after }
    const found = await transaction((tx) =>
      selectRows(tx, list, query, { ...source, filters }, portion),
    )
    const { rows, next } = cutPage(found, query, portion)
    yield* rows
    if (!next) return
    after = readCursor(next, types)
  }
}

async function count(tx: Tx, search: string, source: ListSource<unknown>): Promise<Matches> {
  if (search || !source.count) return countMatches(tx, { ...source, search })
  return { total: await source.count(tx), capped: false }
}

/** The rows of a page and one more. */
function selectRows<Row, Sort extends string>(
  tx: Tx,
  list: List,
  query: ListState<Sort>,
  source: ListSource<Row, Sort>,
  perPage: number,
  matches?: Matches,
): Promise<Cursored<Row>[]> {
  const { types } = ruleOf(list, query.sort)
  const columns = [source.sorts[query.sort]].flat()
  const backwards = query.before !== undefined
  const descending = (query.direction === 'desc') !== backwards
  const way = descending ? sql`desc` : sql`asc`
  const key = [...columns, sql`${source.as}.id`]
  const cursor = sql.join(
    columns.map((column, at) => cursorText(column, types[at])),
    sql` || '~' || `,
  )
  const page = {
    past: past(key, types, query.before ?? query.after, descending),
    order: sql.join(
      key.map((column) => sql`${column} ${way}`),
      sql`, `,
    ),
    turn: <One>(rows: Iterable<One>) => (backwards ? [...rows].reverse() : [...rows]),
  }
  const from = source.from ?? source.table
  return readPage(
    tx,
    { ...source, search: query.search },
    matches,
    page,
    perPage,
    (where) => sql`select ${source.columns}, ${cursor} as cursor from ${from} where ${where}`,
  )
}

function ruleOf(list: List, sort: string): SortRule {
  const rule = list.sorts[sort]
  if (!rule) throw new Error(`The list ${list.name} has no order ${sort}`)
  return rule
}

function past(
  key: SQL[],
  types: readonly SortType[],
  cursor: Cursor | undefined,
  descending: boolean,
): SQL {
  if (!cursor || cursor === 'end') return sql`true`
  const values = cursor.values.map((value, at) => sql`${value}::${sql.raw(types[at] ?? 'text')}`)
  const begin = sql.join([...values, sql`${cursor.id}::uuid`], sql`, `)
  return sql`(${sql.join(key, sql`, `)}) ${descending ? sql`<` : sql`>`} (${begin})`
}

// A time in UTC and to the microsecond, so that a cursor finds its own row again.
const cursorText = (column: SQL, type: SortType | undefined): SQL =>
  type === 'timestamptz'
    ? sql`case when isfinite(${column}) then ${timeCursor(column)} else (${column})::text end`
    : sql`(${column})::text`

/** Cuts the one row too many, and says where the pages beside this one begin. */
function cutPage<Row extends { id: string }>(
  found: Cursored<Row>[],
  query: Pick<ListState, 'after' | 'before'>,
  perPage: number,
): Pick<ListRows<Row>, 'rows' | 'previous' | 'next'> {
  const backwards = query.before !== undefined
  const more = found.length > perPage
  const kept = backwards ? found.slice(-perPage) : found.slice(0, perPage)
  const [first, last] = [kept[0], kept.at(-1)]
  const hasPrevious = backwards ? more : query.after !== undefined
  const hasNext = backwards ? query.before !== 'end' : more
  return {
    rows: kept.map(({ cursor: _, ...row }) => row as unknown as Row),
    previous: hasPrevious && first ? writeCursor(first.id, first.cursor) : null,
    next: hasNext && last ? writeCursor(last.id, last.cursor) : null,
  }
}
