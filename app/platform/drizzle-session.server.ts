import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import { unavailability } from './pg-errors.server.ts'
import type { Run } from './pg-pool.server.ts'
import { type Queries, queriesOn } from './typed-queries.server.ts'

type Tables = Record<string, never>
type Related = ExtractTablesWithRelations<Tables>
type Row = Record<string, unknown>
/** The rows of an answer, with how many a writing statement has touched. */
type Rows<T = Row> = T[] & { count: number }

interface RowsOfQuery extends PgQueryResultHKT {
  type: Rows<this['row']>
}

type OfDrizzle = PgDatabase<RowsOfQuery, Tables, Related>
export interface DrizzleTx extends Queries, Pick<OfDrizzle, 'execute'> {
  /** A part that can fail alone. */
  transaction<T>(work: (tx: DrizzleTx) => Promise<T>): Promise<T>
}
export type Drizzle = DrizzleTx

/** Where statements go, and what makes a transaction of several. */
export interface Channel {
  run: Run
  transaction<T>(work: (inner: Channel) => Promise<T>): Promise<T>
}

const dialect = new PgDialect()

/** Sends what a store writes through `channel`: the builder's statements, and those of Drizzle's tag. */
export function drizzleOn(channel: Channel): Drizzle {
  const database = new PgDatabase(dialect, new Session(channel) as never, undefined)
  return Object.assign(database as never, queriesOn(channel.run)) as Drizzle
}

class Session extends NodePgSession<Tables, Related> {
  private readonly channel: Channel

  constructor(channel: Channel) {
    super({ query: (...query: Query) => send(channel.run, ...query) } as never, dialect, undefined)
    this.channel = channel
  }

  override prepareQuery(...args: Parameters<NodePgSession<Tables, Related>['prepareQuery']>) {
    const prepared = super.prepareQuery(...args)
    const execute = prepared.execute.bind(prepared)
    // Drizzle puts every error inside one of its own; this one is an answer to whoever asked.
    prepared.execute = (placeholders) =>
      execute(placeholders).catch((error) => Promise.reject(unavailability(error) ?? error))
    return prepared as never
  }

  override transaction(work: (tx: never) => Promise<never>) {
    return this.channel.transaction((inner) => work(drizzleOn(inner) as never))
  }
}

type Query = [config: { text: string; rowMode?: 'array' }, values: unknown[]]

/** Drizzle reads rows of builders by their place; the others it hands on as they are given here. */
async function send(run: Run, { text, rowMode }: Query[0], values: unknown[]) {
  const result = await run({ text, values, rowMode })
  return rowMode === 'array' ? result : rowsOf(result)
}

/** The rows of an answer; of several statements without parameters those of the last. */
export function rowsOf<T = Row>(result: QueryResult | QueryResult[]): Rows<T> {
  const last = Array.isArray(result) ? result.at(-1) : result
  // Not enumerable: rows are compared, spread and sent as a list.
  const count = { value: last?.rowCount ?? 0 }
  return Object.defineProperty((last?.rows ?? []) as Rows<T>, 'count', count)
}
