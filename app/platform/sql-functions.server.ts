import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely'
import { db } from './query-builder.server.ts'
import type { Functions } from './schema.data.ts'

type Name = keyof Functions
type Values<T> = { [K in keyof T]: T[K] | Expression<T[K] | NonNullable<T[K]>> }
type Given<N extends Name> = Values<Functions[N]['parameters']>
/** Names of the functions that return `Kind`. */
type Giving<Kind> = {
  [N in Name]: Functions[N]['result']['kind'] extends Kind ? N : never
}[Name]
type ValueOf<N extends Name> = Functions[N]['result'] extends { value: infer V } ? V : null
type RowOf<N extends Name> = Functions[N]['result'] extends { row: infer Row } ? Row : never

/**
 * A call of a database function as a value: in a select list, a condition or an order.
 *
 * @param given its parameters by name; those with a default may be left out
 */
export function callOf<N extends Giving<'value' | 'void'>>(
  name: N,
  given: Given<N>,
): RawBuilder<ValueOf<N>> {
  return sql<ValueOf<N>>`${sql.raw(name)}(${argumentsOf(given)})`
}

/**
 * A call of a function that returns rows, for `db.selectFrom(…)` and joins.
 *
 * @param alias the name of the rows in the statement
 */
export function rowsFrom<N extends Giving<'rows'>, A extends string>(
  name: N,
  given: Given<N>,
  alias: A,
) {
  return sql<RowOf<N>>`${sql.raw(name)}(${argumentsOf(given)})`.as<A>(sql.id(alias))
}

/** The same for a function that returns a set of plain values: they are the column `value`. */
export function valuesFrom<N extends Giving<'values'>, A extends string>(
  name: N,
  given: Given<N>,
  alias: A,
) {
  const as = sql`${sql.id(alias)}(${sql.id('value')})`
  return sql<{ value: ValueOf<N> }>`${sql.raw(name)}(${argumentsOf(given)})`.as<A>(as)
}

/** The ids that a function of the database returns. */
export const idsFrom = <N extends Giving<'values'>>(name: N, given: Given<N>) =>
  db.selectFrom(valuesFrom(name, given, 'm')).select('m.value as id')

/** A statement that only calls a function, for `tx.run`. */
export function call<N extends Giving<'void' | 'value'>>(
  name: N,
  given: Given<N>,
): Compilable<{ value: ValueOf<N> }> {
  return db.selectNoFrom(callOf(name, given).as('value'))
}

function argumentsOf(given: object) {
  const pairs = Object.entries(given).filter(([, value]) => value !== undefined)
  return sql.join(pairs.map(([name, value]) => sql`${sql.id(name)} => ${value}`))
}
