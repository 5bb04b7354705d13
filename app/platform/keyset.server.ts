import { type SQL, sql } from 'drizzle-orm'
import { type Cursor, timeSort } from './keyset.ts'

type Paged = {
  sort: string
  direction: 'asc' | 'desc'
  after?: Cursor
  before?: Cursor
}

export type Keyset = ReturnType<typeof keyset>

/**
 * The pieces of SQL that read one page of a list and one row more.
 *
 * @param column the sorted expression, the first column of an index that ends with `id`
 * @param id the column that makes the order unique
 * @param type of the column, if it is neither text nor a time
 */
export function keyset(query: Paged, column: SQL, id: SQL, type?: SQL) {
  const descending = (query.direction === 'desc') !== (query.before !== undefined)
  const isTime = query.sort === timeSort
  const cursor = query.before ?? query.after
  const way = descending ? sql`desc` : sql`asc`
  return {
    past:
      !cursor || cursor === 'end'
        ? sql`true`
        : sql`(${column}, ${id}) ${descending ? sql`<` : sql`>`}
            (${cursor.value}::${type ?? (isTime ? sql`timestamptz` : sql`text`)}, ${cursor.id}::uuid)`,
    order: sql`${column} ${way}, ${id} ${way}`,
    // In UTC and to the microsecond, so that a cursor finds its own row again.
    cursor: isTime ? timeCursor(column) : sql`(${column})::text`,
    /** Reverses a page that was read backwards. */
    turn: <Row>(rows: Iterable<Row>): Row[] => (query.before ? [...rows].reverse() : [...rows]),
  }
}

/** A time as it is written in a cursor. */
export const timeCursor = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`

/** A search term as a pattern of `like`, with its special characters escaped. */
export const containing = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
