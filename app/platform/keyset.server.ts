import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from './db.server.ts'
import { type ListQuery, timeSort } from './keyset.ts'

/**
 * The pieces of SQL that read one page of a list and one row more.
 * @param column the expression that is sorted by, the first column of an index that ends with `id`
 * @param id the column that breaks ties
 */
export function keyset<Sort extends string>(query: ListQuery<Sort>, column: SQL, id: SQL) {
  const descending = (query.direction === 'desc') !== (query.before !== undefined)
  const isTime = query.sort === timeSort
  const cursor = query.before ?? query.after
  const way = descending ? sql`desc` : sql`asc`
  return {
    past:
      !cursor || cursor === 'end'
        ? sql`true`
        : sql`(${column}, ${id}) ${descending ? sql`<` : sql`>`}
            (${cursor.value}::${isTime ? sql`timestamptz` : sql`text`}, ${cursor.id}::uuid)`,
    order: sql`${column} ${way}, ${id} ${way}`,
    // In UTC and to the microsecond, so that a cursor finds its own row again.
    cursor: isTime
      ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`
      : column,
    /** A page that was read backwards, turned round. */
    turn: <Row>(rows: Iterable<Row>): Row[] => (query.before ? [...rows].reverse() : [...rows]),
  }
}

/** A search as the pattern of `like`: its own signs are letters. */
export const containing = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/**
 * For a search that finds so much that walking the order's index meets a page of it sooner than
 * collecting every match; PostgreSQL cannot tell, because it guesses how often a pattern matches.
 */
export async function preferOrderIndex(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config(name, 'off', true)
    from unnest(array['enable_bitmapscan', 'enable_seqscan', 'enable_sort']) as name`)
}
