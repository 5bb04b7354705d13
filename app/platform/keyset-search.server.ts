import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from './db.server.ts'
import { containing, type Keyset } from './keyset.server.ts'

/** Search results are counted up to this number; beyond it the page says "or more". */
export const countedUpTo = 500

// A frequent term is found quickly by walking an index in the order of the list; a rare one is
// collected by the trigram index and sorted. A sample of the newest rows tells which case it is,
// because row-level security hides the statistics for LIKE from PostgreSQL's planner. Both ways
// cost the same at 1.6 % of 100,000 rows. After a walk has found many rows, or enough for a page of
// a long list, the exact number is not needed.
const lookedAt = 1_000
const often = 16
const oftenInMillions = 2
const walkedAtMost = 25_000
const metUpTo = 100
const metEnough = 50
const collectedAtMost = 2_500
const few = 300

/** A list as it is counted and searched. Its table has `id` and `created_at`. */
export type List = {
  search: string
  /** With the alias that `as` names: sql`leads l`. */
  table: SQL
  as: SQL
  /** The conditions of the filters, without the search. */
  filters: SQL
  /** The searched expression in lower case, if not `search_text`; it needs a trigram index. */
  text?: SQL
  /**
   * The same search as a function that runs as the owner, because row-level security prevents the use
   * of the trigram index; it returns the ids that match the filters too.
   *
   * @param limit the most ids to return
   */
  found?: (pattern: string, limit: number) => SQL
  /** The list may have a million rows; then collecting is only used for rare terms. */
  isLong?: boolean
  /** Further data for the page as one JSON value, read in the same query as the count. */
  beside?: SQL
}

/** How many rows match; for a search also their ids, unless there are very many. */
export type Matches = { total: number; capped: boolean; ids?: string[]; beside?: unknown }

/** Counts the matches of a list in one query. */
export async function countMatches(tx: Tx, list: List): Promise<Matches> {
  if (list.search) return surveySearch(tx, list)
  const [row] = await tx.execute<{ total: number; beside: unknown }>(sql`
    select count(*)::int as total, (${besideOf(list)}) as beside from
      (select 1 from ${list.table} where ${list.filters} limit ${countedUpTo}) as found`)
  const total = row?.total ?? 0
  return { total, capped: total >= countedUpTo, beside: row?.beside }
}

async function surveySearch(tx: Tx, list: List): Promise<Matches> {
  const { table, as, filters } = list
  const pattern = containing(list.search)
  const newest = sql`from ${table} where ${filters} order by ${as}.created_at desc, ${as}.id desc`
  const found =
    list.found?.(pattern, collectedAtMost) ??
    sql`select ${as}.id from ${table} where ${filters} and ${textOf(list)} like ${pattern}`
  const [row] = await tx.execute<{ ids: string[] | null; hits: number; beside: unknown }>(sql`
    with head as materialized (
      select ${as}.id, ${textOf(list)} like ${pattern} as hit ${newest} limit ${lookedAt}
    ), seen as materialized (
      select count(*) < ${lookedAt} as whole, count(*) filter (where hit) >= ${list.isLong ? oftenInMillions : often} as often
      from head
    ), walked as materialized (
      select count(*) as hits from (
        select 1 from (select ${textOf(list)} as text ${newest} limit ${walkedAtMost}) as w
        where w.text like ${pattern} limit ${metUpTo}) as f
      where (select often and not whole from seen)
    ), enough as materialized (
      select hits >= ${metUpTo} or hits >= ${metEnough} and exists (
        select 1 from ${table} where ${filters} offset ${walkedAtMost}) as met from walked
    ), collected as materialized (
      select f.id from (${found}) as f(id)
      where (select not whole from seen) and (select not met from enough)
    )
    select case when whole then to_json(array(select id from head where hit))
      when not met then to_json(array(select id from collected limit ${collectedAtMost})) end as ids,
      hits::int,
      (${besideOf(list)}) as beside
    from seen, walked, enough`)
  const ids = row?.ids
  const isWhole = ids && ids.length < collectedAtMost
  return {
    total: ids ? Math.min(ids.length, countedUpTo) : (row?.hits ?? 0),
    capped: !ids || ids.length >= countedUpTo,
    ids: isWhole ? ids : undefined,
    beside: row?.beside,
  }
}

/** The count and one page of a list; without a search both are sent at once. */
export async function countAndRead<Row>(
  tx: Tx,
  list: List,
  read: (matches?: Matches) => Promise<Row[]>,
): Promise<[Matches, Row[]]> {
  if (!list.search) return Promise.all([countMatches(tx, list), read()])
  const matches = await countMatches(tx, list)
  return [matches, await read(matches)]
}

/**
 * One page of a list and one row more, as `select` reads it.
 *
 * @param select a query up to its conditions, which end with the given SQL
 */
export async function readPage<Row>(
  tx: Tx,
  list: List,
  matches: Matches | undefined,
  page: Pick<Keyset, 'past' | 'order' | 'turn'>,
  perPage: number,
  select: (where: SQL) => SQL,
): Promise<Row[]> {
  const limit = perPage + 1
  const read = async (where: SQL) =>
    page.turn(
      (await tx.execute(
        sql`${select(where)} order by ${page.order} limit ${limit}`,
      )) as unknown as Row[],
    )
  const { table, as, filters } = list
  if (!list.search) return read(sql`${filters} and ${page.past}`)
  if (matches?.ids) {
    const ids = sql`${sql.param(matches.ids)}::uuid[]`
    // Few matches are read by their ids. Otherwise PostgreSQL would walk an index until it had met
    // enough of them, which is only fast when there are many.
    const one = matches.ids.length > few ? ids : sql`array(select unnest(${ids}))`
    return read(sql`${as}.id = any(${one}) and ${page.past}`)
  }
  const pattern = containing(list.search)
  const beyond = sql`from ${table} where ${filters} and ${page.past}`
  const walk = (most: SQL) =>
    read(sql`${as}.id in (select w.id from (
      select ${as}.id, ${textOf(list)} as text ${beyond} order by ${page.order} ${most}) as w
      where w.text like ${pattern} limit ${limit})`)
  const near = await walk(sql`limit ${walkedAtMost}`)
  if (near.length === limit) return near
  // The rows of one client are few enough to read all of them.
  if (list.found) return walk(sql`offset 0`)
  await preferSearchIndex(tx)
  return read(sql`${as}.id in (select ${as}.id ${beyond} and ${textOf(list)} like ${pattern}
    order by ${page.order} limit ${limit})`)
}

const besideOf = ({ beside }: List): SQL => beside ?? sql`null`
const textOf = ({ as, text }: List): SQL => text ?? sql`${as}.search_text`

/** Until the end of the transaction, searches collect their matches instead of walking an index. */
async function preferSearchIndex(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config(name, 'off', true)
    from unnest(array['enable_indexscan', 'enable_indexonlyscan', 'enable_seqscan']) as name`)
}
