import type {
  Compilable,
  CompiledQuery,
  DeleteResult,
  InsertResult,
  MergeResult,
  Simplify,
  UpdateResult,
} from 'kysely'
import type { QueryResult } from 'pg'

type Written = InsertResult | UpdateResult | DeleteResult | MergeResult
/** A query that returns rows. A query that only writes is for `run`. */
type Reading<O> = [O] extends [Written] ? never : Compilable<O>

/** A raw statement names the columns that it declares not null without a proof. */
export interface Asserting {
  notNull: readonly string[]
}

/** Statements made by the builder (`db`) or `rawStatement`. */
export interface Queries {
  /** Every row that the statement gives. */
  all<O>(query: Compilable<O> & Reading<O>): Promise<Simplify<O>[]>
  /** The first row, or undefined when there is none. */
  first<O>(query: Compilable<O> & Reading<O>): Promise<Simplify<O> | undefined>
  /** The number of rows that the statement has read or written. */
  run(query: Compilable): Promise<number>
}

interface Sent {
  text: string
  values: readonly unknown[]
  isPlannedForValues: boolean
}
type Send = (statement: Sent) => Promise<QueryResult>
type PlannedForValues = { isPlannedForValues: true }

/**
 * A query of which the best plan depends on its values, like a list with a filter: what a rare status finds
 * is collected, what a frequent one finds is met on a walk. The server plans it anew each time.
 */
export const plannedForValues = <O>(query: Compilable<O>): Compilable<O> & PlannedForValues => ({
  compile: () => query.compile(),
  isPlannedForValues: true,
})

/** A query as it is sent. */
export function statementOf(query: Compilable | (Compilable & PlannedForValues)): Sent {
  const { sql, parameters }: CompiledQuery = query.compile()
  return { text: sql, values: parameters, isPlannedForValues: 'isPlannedForValues' in query }
}

/** @param send sends a statement; statements are sent in the order of the calls */
export function queriesOn(send: Send): Queries {
  const ask = (query: Compilable): Promise<QueryResult> => send(statementOf(query))
  const all = async <O>(query: Compilable<O>) => {
    const { rows } = await ask(query)
    if ('notNull' in query) requireValues(rows, (query as Asserting).notNull)
    return rows as Simplify<O>[]
  }
  return {
    all,
    first: async (query) => (await all(query))[0],
    run: async (query) => (await ask(query)).rowCount ?? 0,
  }
}

type Present<Row, Column extends keyof Row> = Omit<Row, Column> & {
  [C in Column]: NonNullable<Row[C]>
}

/**
 * Rows of a function or view, whose columns may be null according to the schema.
 *
 * @param columns those that are never null
 * @throws Error when one is null
 */
export function withValues<Row extends object, Column extends keyof Row & string>(
  rows: Row[],
  ...columns: Column[]
): Simplify<Present<Row, Column>>[] {
  requireValues(rows, columns)
  return rows as Simplify<Present<Row, Column>>[]
}

function requireValues(rows: object[], columns: readonly string[]): void {
  for (const column of columns) {
    if (rows.some((row) => (row as Record<string, unknown>)[column] === null)) {
      throw new Error(`The column ${column} is null in a row of which that was ruled out.`)
    }
  }
}

/**
 * Checks that a text is one of the given values, where the schema does not say so.
 *
 * @throws Error for another value
 */
export function requireOneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new Error(`${text} is none of ${values.join(', ')}.`)
  return found
}
