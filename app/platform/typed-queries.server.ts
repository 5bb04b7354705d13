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
import type { Run } from './pg-pool.server.ts'

type Written = InsertResult | UpdateResult | DeleteResult | MergeResult
/** A query that gives rows. One that only writes is for `run`. */
type Reading<O> = [O] extends [Written] ? never : Compilable<O>

/** A raw statement says which of its columns it takes for not null, though nothing proves it. */
export interface Asserting {
  notNull: readonly string[]
}

/** Statements as the builder (`db`) or `rawStatement` makes them. */
export interface Queries {
  /** Every row that the statement gives. */
  all<O>(query: Compilable<O> & Reading<O>): Promise<Simplify<O>[]>
  /** The first row, or undefined when there is none. */
  first<O>(query: Compilable<O> & Reading<O>): Promise<Simplify<O> | undefined>
  /** How many rows the statement has read or written. */
  run(query: Compilable): Promise<number>
}

/** @param send where the statements go, in the order in which they are asked for */
export function queriesOn(send: Run): Queries {
  const ask = (query: Compilable): Promise<QueryResult> => {
    const { sql, parameters }: CompiledQuery = query.compile()
    return send({ text: sql, values: parameters })
  }
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

function requireValues(rows: Record<string, unknown>[], columns: readonly string[]): void {
  for (const column of columns) {
    if (rows.some((row) => row[column] === null)) {
      throw new Error(`The column ${column} of a raw statement is null, which it says it never is.`)
    }
  }
}
