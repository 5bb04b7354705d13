import type { ColumnType } from 'kysely'

/** A column that has a default and may be left out of an insert. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>

/** A column that only PostgreSQL writes. */
export type Computed<T> =
  T extends ColumnType<infer Read, infer _Inserted, infer _Updated>
    ? ColumnType<Read, never, never>
    : ColumnType<T, never, never>

/** A time; read as the text that PostgreSQL wrote, to the microsecond. */
export type Time = ColumnType<string, string | Date, string | Date>

/** A number of eight bytes or with decimals; read as text, so that it is not rounded. */
export type WideNumber = ColumnType<string, string | number | bigint, string | number | bigint>

/**
 * A JSON column; read as `unknown`, because the schema does not describe its content, and written with
 * `json()`.
 */
export type Json = ColumnType<unknown, JsonText, JsonText>

/** Bytes. */
export type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>

declare const isJson: unique symbol
/** JSON as text, as `json()` makes it. */
export type JsonText = string & { readonly [isJson]: true }
