import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'

// biome-ignore lint/suspicious/noExplicitAny: the kit knows nothing of the tables; listSource has checked them
type AnyQuery<Row> = SelectQueryBuilder<any, any, Row>

/** Where the rows of a list come from, as the kit reads them. */
export type ListSource<Row, Sort extends string = string> = {
  /** The table under its filters. */
  narrowed: AnyQuery<object>
  /** The columns of a row, with what they are joined from, and not yet narrowed. */
  rows: AnyQuery<{ id: string }>
  filters: Expression<SqlBool>
  id: RawBuilder<string>
  newest: Expression<unknown>
  text: RawBuilder<string>
  sorts: Record<Sort, Expression<unknown>[]>
  found?: FoundIds
  match?: Match
  seen?: Expression<unknown>
  isLong?: boolean
  idsFirst?: boolean
  beside?: Expression<unknown>
  count?: (tx: Tx) => Promise<number>
  /** Never set: it carries the type of the rows. */
  row?: Row
}

/** Ids that a search finds. @param limit that many are enough */
type FoundIds = (pattern: string, limit: number) => AnyQuery<{ id: string | null }>

/** A search other than for letters: whether a row is found, and the ids of those that an index finds. */
type Match = (search: string) => { hit: Expression<SqlBool>; found: AnyQuery<{ id: string }> }

/** The expressions of a table under its alias, for what two sources share. */
export type TableEb<Table extends keyof Schema, Alias extends string> = ExpressionBuilder<
  Schema & Record<Alias, Schema[Table]>,
  Alias
>

type Eb<DB, TB extends keyof DB> = ExpressionBuilder<DB, TB>
/** What is sorted by: a column, or an expression. */
type Sorted<DB, TB extends keyof DB> =
  | StringReference<DB, TB>
  | ((eb: Eb<DB, TB>) => Expression<unknown>)

type GivenSource<DB, TB extends keyof DB, RDB, RTB extends keyof RDB, Row, Sort extends string> = {
  /** The table that is counted and searched; it has `id` and, unless `newest` is given, `created_at`. */
  table: SelectQueryBuilder<DB, TB, object>
  /** The alias of the table. */
  as: TB & string
  /** What the list is narrowed to, besides the search. */
  filters: (eb: Eb<DB, TB>) => Expression<SqlBool>[]
  /** The columns of a row, and the joins that they need. */
  rows: (from: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<RDB, RTB, Row>
  /** Each order is that of an index that ends with the id. */
  sorts: Record<Sort, Sorted<DB, TB> | Sorted<DB, TB>[]>
  /** The time that a search begins with, newest first, if not `created_at`. */
  newest?: StringReference<DB, TB>
  /**
   * What is searched, in small letters, if not `search_text`; with a trigram index. Null where the list
   * is declared with `isSearchable: false`.
   */
  text?: ((eb: Eb<DB, TB>) => Expression<unknown>) | null
  /**
   * The same search as a function that runs as the owner, where row-level security keeps the trigram
   * index from being used; a query that gives ids, the filters applied.
   */
  found?: FoundIds
  /** What a search finds, where that is not every row with these letters in its text. */
  match?: Match
  /** What the page shows of a row that an action on all rows would overwrite, as text. */
  seen?: (eb: Eb<DB, TB>) => Expression<unknown>
  /** Expected to have a million rows: there collecting costs so much that whatever is not rare is walked. */
  isLong?: boolean
  /**
   * The filters find few rows of a long table, and far apart in its orders: the ids of a page are chosen from
   * the index of the filters, before anything else of a row is read.
   */
  idsFirst?: boolean
  /** What else the page needs, as one value of JSON: it comes with the count, in the same statement. */
  beside?: Expression<unknown>
  /** How many rows there are without a search, where a counter is kept. */
  count?: (tx: Tx) => Promise<number>
}

/** A table without the column `search_text` has to say what is searched. */
type SaysWhatIsSearched<Table> = 'search_text' extends keyof Table ? unknown : { text: unknown }

/** The source of a list, from the builder's queries. */
export function listSource<
  DB,
  TB extends keyof DB,
  RDB,
  RTB extends keyof RDB,
  Row extends { id: string },
  Sort extends string,
>(
  given: GivenSource<DB, TB, RDB, RTB, Row, Sort> & SaysWhatIsSearched<DB[TB]>,
): ListSource<Row, Sort> {
  const { table, as, filters, rows, sorts, newest, text, seen, ...rest } = given
  const eb = expressionBuilder<DB, TB>()
  const column = (name: string) => eb.ref(`${as}.${name}` as StringReference<DB, TB>)
  const sorted = (one: Sorted<DB, TB>) => (typeof one === 'function' ? one(eb) : eb.ref(one))
  const narrowing = eb.and(filters(eb))
  const orders = Object.entries<Sorted<DB, TB> | Sorted<DB, TB>[]>(sorts).map(
    ([name, by]) => [name, (Array.isArray(by) ? by : [by]).map(sorted)] as const,
  )
  return {
    ...rest,
    narrowed: table.where(narrowing),
    rows: rows(table),
    filters: narrowing,
    seen: seen?.(eb),
    id: sql<string>`${column('id')}`,
    newest: newest ? eb.ref(newest) : column('created_at'),
    text: text === null ? sql<string>`''` : sql<string>`${text?.(eb) ?? column('search_text')}`,
    sorts: Object.fromEntries(orders) as Record<Sort, Expression<unknown>[]>,
  }
}
