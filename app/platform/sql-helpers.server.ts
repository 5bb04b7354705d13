import {
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { JsonText } from './schema-columns.ts'

/**
 * A value for a JSON column or parameter. Half a letter, which a text can have that was cut, becomes a replacement character:
 * PostgreSQL refuses the whole value for it.
 */
export function json(value: unknown): JsonText {
  const written = JSON.stringify(value)
  return (halfLetter.test(written) ? JSON.stringify(value, wellFormed) : written) as JsonText
}

/** As JSON writes half of a pair; a whole pair is written as it is. */
const halfLetter = /\\ud[89a-f]/
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

/**
 * A JSON column with the type that this product writes into it. The type is not checked: parse what
 * others write.
 */
export function jsonAs<T>(column: Expression<unknown>): RawBuilder<T> {
  return sql<T>`${column}`
}

/** A time for a page or an API: ISO 8601 in UTC, to the millisecond, as HTML's `datetime` allows. */
export function iso<T extends string | null>(time: Expression<T>): RawBuilder<T> {
  return sql<T>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/**
 * A time to the microsecond, for values that come back and are compared: a version that a form was
 * based on, a cursor.
 */
export function exactIso<T extends string | null>(time: Expression<T>): RawBuilder<T> {
  return sql<T>`to_json(${time}) #>> '{}'`
}

/** A time in a cursor: in UTC and to the microsecond, so that a cursor finds its own row again. */
export function instant(time: Expression<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`
}

/** A query without a limit: whoever sends it says how many rows are taken. */
export type Limitable<Row> = { limit(most: number): AliasableExpression<Row> }

/** The number of rows, as a JavaScript number. */
export const countRows = (): RawBuilder<number> => sql<number>`count(*)::int`

/** The number of rows that meet a condition, as a JavaScript number. */
export function countWhere(condition: Expression<unknown>): RawBuilder<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`
}

/** A wide number (`bigint`, a sum) as a JavaScript number; PostgreSQL refuses a value over four bytes. */
export function int<T>(value: Expression<T>): RawBuilder<Extract<T, null> | number> {
  return sql<Extract<T, null> | number>`(${value})::int`
}

/** A wide number as a JavaScript number up to 2^53, such as the size of a file. */
export function float<T>(value: Expression<T>): RawBuilder<Extract<T, null> | number> {
  return sql<Extract<T, null> | number>`(${value})::float8`
}

/** A condition as a value of a row. */
export function bool(condition: Expression<SqlBool>): RawBuilder<boolean> {
  return sql<boolean>`${condition}`
}

/** A value as text. */
export function text<T>(value: Expression<T>): RawBuilder<Extract<T, null> | string> {
  return sql<Extract<T, null> | string>`(${value})::text`
}

/**
 * A text in small letters, to compare it with `lower(column)`. PostgreSQL makes both small, because
 * JavaScript does it differently: to it `İ` is two letters, and the last `Σ` of a word is `ς`.
 */
export function small(value: string): RawBuilder<string> {
  return sql<string>`lower(${value})`
}

/** For `where(column, '=', anyOf(values))`: one parameter, however many values there are. */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`
}

/** Parameter types that must be named, with the TypeScript types they accept. */
interface Parameter {
  uuid: string
  text: string
  int: number
  bigint: string | number
  boolean: boolean
  date: string
  timestamptz: string | Date
  jsonb: JsonText
  bytea: Uint8Array
}

/** A value whose type PostgreSQL cannot infer from its place, as in `select $1`. */
export function typed<K extends keyof Parameter, V extends Parameter[K] | null>(
  type: K,
  value: V,
): RawBuilder<V> {
  return sql<V>`${value}::${sql.raw(type)}`
}

/** A list of values as one parameter. */
export function list<K extends keyof Parameter, V extends Parameter[K] | null = Parameter[K]>(
  type: K,
  values: readonly V[] | null,
): RawBuilder<V[]> {
  return sql<V[]>`${values}::${sql.raw(type)}[]`
}

type Lists<R> = { [K in keyof R]: RawBuilder<R[K][]> }

/**
 * Lists of equal length as the columns of rows, for `db.selectFrom(…)` and joins: one statement for any
 * number of rows.
 *
 * @param columns each a `list(…)`
 */
export function rowsOf<R, A extends string>(columns: Lists<R>, alias: A) {
  const names = Object.keys(columns).map((name) => sql.id(name))
  const lists = Object.values<RawBuilder<unknown>>(columns)
  return sql<R>`unnest(${sql.join(lists)})`.as<A>(sql`${sql.id(alias)}(${sql.join(names)})`)
}

/**
 * A value in the text of a statement, for the condition of a partial index, which a kept plan can use only
 * when it knows the value.
 * @param value written in the code, never one that somebody has sent
 */
export const literal = <const V extends string | boolean>(value: V): RawBuilder<V> => sql.lit(value)
