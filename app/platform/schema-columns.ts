import type { ColumnType } from 'kysely'

/** A column that may be left out when a row is inserted. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>

/** A column that PostgreSQL alone writes. */
export type Computed<T> =
  T extends ColumnType<infer Read, infer _Inserted, infer _Updated>
    ? ColumnType<Read, never, never>
    : ColumnType<T, never, never>

/** A time is read as the text that PostgreSQL wrote, to the microsecond. */
export type Time = ColumnType<string, string | Date, string | Date>

/** A number of eight bytes or with decimals: read as text, so that nothing is rounded. */
export type WideNumber = ColumnType<string, string | number | bigint, string | number | bigint>

/** A column of JSON: read as what it holds, which nothing vouches for; written with `json()`. */
export type Json = ColumnType<unknown, JsonText, JsonText>

/** Bytes. */
export type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>

declare const isJson: unique symbol
/** JSON as text, as `json()` makes it. */
export type JsonText = string & { readonly [isJson]: true }
