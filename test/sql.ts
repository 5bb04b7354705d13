import { type Compilable, sql as kysely, type RawBuilder } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'

// biome-ignore lint/suspicious/noExplicitAny: what a row holds is known to whoever wrote the statement
type Row = Record<string, any>

export type Statement<T = Row> = RawBuilder<T> & Compilable<T>

/**
 * A statement as a template, for `tx.all`, `tx.first` and `tx.run`. Each value becomes a parameter, a
 * statement becomes a part of the outer one. What the owner asks outside a transaction is shorter with
 * `db.client`.
 */
function template<T = Row>(text: TemplateStringsArray, ...values: unknown[]): Statement<T> {
  const raw = kysely<T>(text, ...values)
  const compile = raw.compile.bind(raw)
  return Object.assign(raw, { compile: () => compile(db) })
}

/** `sql.id` is a name of a table or column, `sql.join` a list of parts. */
export const sql = Object.assign(template, { id: kysely.id, join: kysely.join })
