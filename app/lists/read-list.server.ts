import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { list as listOf, typed } from '#app/platform/sql-helpers.server.ts'
import { plannedForValues } from '#app/platform/typed-queries.server.ts'
import { type Cursor, readCursor, type SortType, writeCursor } from './cursor.ts'
import type { List, ListState, SortRule } from './list.ts'
import { idsOfPage } from './list-ids.server.ts'
import {
  collectedBy,
  countMatches,
  hitOf,
  type Matches,
  walkedAtMost,
} from './list-search.server.ts'
import type { ListSource } from './list-source.server.ts'
import { describeWhole } from './whole-list.server.ts'
import type { Whole } from './whole-list.ts'

// Up to so many rows of a search are read one by one, by their ids.
const few = 300

/** The rows of one page. `previous` and `next` are cursors, as an address holds them. */
export type ListPart<Row> = { rows: Row[]; previous: string | null; next: string | null }

/** One page of a list. */
export type ListRows<Row> = ListPart<Row> & {
  matches: number
  /** There are at least so many. */
  capped: boolean
  /** What is selected, when everything is that the list finds: counted exactly. */
  whole?: Whole
}

type Cursored<Row> = Row & { id: string; cursor: string }
/** A row as it leaves the kit. */
type Shown<Row> = Omit<Cursored<Row>, 'cursor'>

/**
 * One page of a list with the number of what it finds, in two queries; a third one where the rows beside
 * its cursor are gone: then the list begins anew rather than looking empty. One more describes what is
 * selected when everything is.
 */
export async function readList<Row extends { id: string }, Sort extends string>(
  tx: Tx,
  list: List,
  query: ListState<Sort>,
  source: ListSource<Row, Sort>,
): Promise<ListRows<Shown<Row>> & { beside: unknown }> {
  const counted = count(tx, query.search, source)
  // A search is counted first: it finds the ids of the page as well.
  const matches = query.search ? await counted : undefined
  const [page, all] = await Promise.all([readRows(tx, list, query, source, matches), counted])
  const whole = query.whole ? { whole: await describeWhole(tx, query, source) } : {}
  return { ...page, ...whole, matches: all.total, capped: all.capped, beside: all.beside }
}

/**
 * One page of a list that stands on the page of a record, where nobody asks how many there are. One query,
 * and a second one where the rows beside its cursor are gone: then the list begins anew.
 */
export async function readRows<Row extends { id: string }, Sort extends string>(
  tx: Tx,
  list: List,
  query: ListState<Sort>,
  source: ListSource<Row, Sort>,
  matches?: Matches,
): Promise<ListPart<Shown<Row>>> {
  const read = (from: ListState<Sort>) => selectRows(tx, list, from, source, list.perPage, matches)
  const found = await read(query)
  const isBeyond = found.length === 0 && (query.after ?? query.before) !== undefined
  if (!isBeyond) return cutPage(found, query, list.perPage)
  const start = { ...query, after: undefined, before: undefined }
  return cutPage(await read(start), start, list.perPage)
}

/**
 * Everything that a list finds, in the order of its query, in portions small enough to stream.
 * @param transaction opens one for each portion
 */
export async function* readWholeList<Row extends { id: string }, Sort extends string>(
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  list: List,
  { search, sort, direction }: Pick<ListState<Sort>, 'search' | 'sort' | 'direction'>,
  source: ListSource<Row, Sort>,
): AsyncGenerator<Shown<Row>> {
  const portion = 1_000
  const { types } = ruleOf(list, sort)
  const hit = search ? hitOf(source, search) : sql<boolean>`true`
  const found = { ...source, rows: source.rows.where(hit), narrowed: source.narrowed.where(hit) }
  let after: Cursor | undefined
  for (;;) {
    const query = { search: '', sort, direction, after }
    const read = await transaction((tx) => selectRows(tx, list, query, found, portion))
    const { rows: some, next } = cutPage(read, query, portion)
    yield* some
    if (!next) return
    after = readCursor(next, types)
  }
}

async function count(tx: Tx, search: string, source: ListSource<unknown>): Promise<Matches> {
  if (search || !source.count) return countMatches(tx, source, search)
  return { total: await source.count(tx), capped: false }
}

/** The rows of a page and one more. */
async function selectRows<Row, Sort extends string>(
  tx: Tx,
  list: List,
  query: ListState<Sort>,
  source: ListSource<Row, Sort>,
  perPage: number,
  matches?: Matches,
): Promise<Cursored<Row>[]> {
  const { types } = ruleOf(list, query.sort)
  const { id, narrowed } = source
  const columns = source.sorts[query.sort]
  const backwards = query.before !== undefined
  const descending = (query.direction === 'desc') !== backwards
  const way = descending ? 'desc' : 'asc'
  const key = [...columns, id]
  const past = pastCursor(key, types, query.before ?? query.after, descending)
  const cursor = columns.map((column, at) => cursorText(column, types[at]))
  const page = key
    .reduce((rows, column) => rows.orderBy(column, way), source.rows.where(past))
    .select(sql<string>`${sql.join(cursor, sql` || '~' || `)}`.as('cursor'))
    .limit(perPage + 1)
  const read = async (condition: Expression<SqlBool>) => {
    // The rows are those of the builder that the source was made from.
    const found = (await tx.all(plannedForValues(page.where(condition)))) as Cursored<Row>[]
    return backwards ? found.toReversed() : found
  }
  if (source.idsFirst) {
    const searched = query.search ? hitOf(source, query.search) : undefined
    const ids = idsOfPage(narrowed.where(past), searched, key, { way, limit: perPage + 1 })
    return read(sql<boolean>`${id} in ${ids}`)
  }
  if (!query.search) return read(source.filters)
  if (matches?.ids) {
    const ids = listOf('uuid', matches.ids)
    // Few are read by their ids: of a list it can see, PostgreSQL would rather walk an index until it has
    // met enough of them, which pays only where they are many.
    const each = matches.ids.length > few ? ids : sql`array(select unnest(${ids}))`
    return read(sql<boolean>`${id} = any(${each})`)
  }
  const hit = hitOf(source, query.search)
  const beyond = key.reduce((rows, column) => rows.orderBy(column, way), narrowed.where(past))
  const walk = (rows: typeof narrowed) => {
    const met = db
      .selectFrom(rows.select([id.as('id'), hit.as('hit')]).as('w'))
      .select('w.id')
      .where('w.hit', '=', true)
      .limit(perPage + 1)
    return read(sql<boolean>`${id} in ${met}`)
  }
  const near = await walk(beyond.limit(walkedAtMost))
  if (near.length > perPage) return near
  // A client's rows are few enough to be walked to the end.
  if (source.found) return walk(beyond.offset(0))
  await preferSearchIndex(tx)
  const collected = collectedBy(source, query.search, beyond).limit(perPage + 1)
  return read(sql<boolean>`${id} in ${collected}`)
}

/** To the end of the transaction, what a search finds is collected rather than met on a walk. */
async function preferSearchIndex(tx: Tx): Promise<void> {
  const settings = ['enable_indexscan', 'enable_indexonlyscan', 'enable_seqscan']
  await tx.run(
    db.selectNoFrom(settings.map((name) => sql`set_config(${name}, 'off', true)`.as(name))),
  )
}

function ruleOf(list: List, sort: string): SortRule {
  const rule = list.sorts[sort]
  if (!rule) throw new Error(`The list ${list.name} has no order ${sort}`)
  return rule
}

function pastCursor(
  key: Expression<unknown>[],
  types: readonly SortType[],
  cursor: Cursor | undefined,
  descending: boolean,
): RawBuilder<boolean> {
  if (!cursor || cursor === 'end') return sql<boolean>`true`
  const values = cursor.values.map((value, at) => typed(types[at] ?? 'text', value))
  const begin = sql.join([...values, typed('uuid', cursor.id)])
  return sql<boolean>`(${sql.join(key)}) ${descending ? sql`<` : sql`>`} (${begin})`
}

// A time in UTC and to the microsecond, so that a cursor finds its own row again.
function cursorText(column: Expression<unknown>, type: SortType | undefined): RawBuilder<string> {
  if (type !== 'timestamptz') return sql<string>`(${column})::text`
  const exact = sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`
  return sql<string>`case when isfinite(${column}) then ${exact} else (${column})::text end`
}

/** Cuts the one row too many, and says where the pages beside this one begin. */
export function cutPage<Row extends { id: string }>(
  found: Cursored<Row>[],
  query: Pick<ListState, 'after' | 'before'>,
  perPage: number,
): ListPart<Shown<Row>> {
  const backwards = query.before !== undefined
  const more = found.length > perPage
  const kept = backwards ? found.slice(-perPage) : found.slice(0, perPage)
  const [first, last] = [kept[0], kept.at(-1)]
  const hasPrevious = backwards ? more : query.after !== undefined
  const hasNext = backwards ? query.before !== 'end' : more
  return {
    rows: kept.map(({ cursor: _, ...row }) => row),
    previous: hasPrevious && first ? writeCursor(first.id, first.cursor) : null,
    next: hasNext && last ? writeCursor(last.id, last.cursor) : null,
  }
}
