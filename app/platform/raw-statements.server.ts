import type { Compilable, CompiledQuery } from 'kysely'
import { sql } from 'kysely'
import { db } from './query-builder.server.ts'
import type { JsonText } from './schema-columns.ts'
import type { Asserting } from './typed-queries.server.ts'

/** The TypeScript types of PostgreSQL's types, as `pg-values.server.ts` reads them. */
interface ValueTypes {
  bool: boolean
  bytea: Buffer
  date: string
  float8: number
  int2: number
  int4: number
  int8: string
  json: unknown
  jsonb: unknown
  numeric: string
  text: string
  timestamptz: string
  uuid: string
  'text[]': string[]
  'uuid[]': string[]
  'int4[]': number[]
}
type ValueType = keyof ValueTypes
/**
 * A column of a row. `int4`: never null, and the schema proves it. `int4?`: may be null. `int4!`: never
 * null although the schema does not prove it, so each row is checked when it is read.
 */
type ColumnOfRow = ValueType | `${ValueType}?` | `${ValueType}!`
type Read<C> = C extends `${infer T extends ValueType}?`
  ? ValueTypes[T] | null
  : C extends `${infer T extends ValueType}!`
    ? ValueTypes[T]
    : C extends ValueType
      ? ValueTypes[C]
      : never
type Parameter = ValueType | `${ValueType}?`
type Given<P> = P extends `${infer T extends ValueType}?`
  ? Writable<T> | null
  : P extends ValueType
    ? Writable<P>
    : never
type Writable<T extends ValueType> = T extends 'json' | 'jsonb'
  ? JsonText
  : T extends 'timestamptz'
    ? string | Date
    : T extends 'int8' | 'numeric'
      ? string | number
      : ValueTypes[T]

export interface RawDefinition {
  name: string
  text: string
  parameters: Record<string, Parameter>
  row: Record<string, ColumnOfRow>
}
type Row<R> = { -readonly [K in keyof R]: Read<R[K]> }

/**
 * A statement that the builder cannot express. `npm run check` prepares it against the migrated schema
 * and compares parameters, names, types and nullability with this definition; it reads the definition
 * from the source, which must therefore be a literal.
 *
 * @param definition `text` with `$1`, `$2` … in the order of `parameters`, whose types end with `?`
 * where null is allowed; `row` has the columns in any order
 * @returns a function that makes the statement from its values, for `tx.all`, `tx.first` and `tx.run`
 */
export function rawStatement<
  const P extends Record<string, Parameter>,
  const R extends Record<string, ColumnOfRow>,
>(definition: { name: string; text: string; parameters: P; row: R }) {
  const notNull = Object.keys(definition.row).filter((name) => definition.row[name]?.endsWith('!'))
  const names = Object.keys(definition.parameters)
  return (given: { [K in keyof P]: Given<P[K]> }): Compilable<Row<R>> & Asserting => ({
    notNull,
    compile: () => ({
      ...empty,
      sql: definition.text,
      parameters: names.map((name) => given[name as keyof P]),
    }),
  })
}

const empty: CompiledQuery<never> = sql<never>`select`.compile(db)
