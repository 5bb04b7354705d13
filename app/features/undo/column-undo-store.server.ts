import { type Expression, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf } from '#app/platform/sql-helpers.server.ts'
import type { ChangedRecord } from './undo.ts'
import { rowsOfRecords } from './undo-store.server.ts'

/** Tables with an id whose columns are put back. */
export type NamedTable =
  | 'documents'
  | 'organisations'
  | 'people'
  | 'project_milestones'
  | 'projects'
  | 'record_tasks'
  | 'support_tickets'

/** The types know only of the first table; what is used here, the others have too. */
const tableOf = (table: NamedTable) => table as 'projects'

/** A column and its type in the database. */
export type Columns = Readonly<Record<string, keyof typeof casts>>

// Each value is stored as JSON, and is read as the type of its column.
const casts = {
  date: (value: Expression<unknown>) => sql`${value}::date`,
  int: (value: Expression<unknown>) => sql`${value}::int`,
  text: (value: Expression<unknown>) => sql`${value}`,
  timestamptz: (value: Expression<unknown>) => sql`${value}::timestamptz`,
  uuid: (value: Expression<unknown>) => sql`${value}::uuid`,
}

type Target = { table: NamedTable; columns: Columns; hasVersion: boolean }

/** Puts columns back where they still have the values given as `after`. @returns the ids of these records */
export async function restoreColumns(
  tx: Tx,
  { table, columns, hasVersion }: Target,
  records: ChangedRecord[],
): Promise<string[]> {
  const given = rowsOfRecords(records, 'b')
  const types = Object.entries(columns)
  const back = await tx.all(
    db
      .updateTable(`${tableOf(table)} as t`)
      .from(given)
      .set((eb) => ({
        ...Object.fromEntries(
          types.map(([column, type]) => [
            column,
            casts[type](sql`(${eb.ref('b.before')} ->> ${column}::text)`),
          ]),
        ),
        ...(hasVersion && { version: eb('t.version', '+', 1) }),
      }))
      .whereRef('t.id', '=', 'b.id')
      .where((eb) =>
        eb.and(
          types.map(([column]) => {
            const now = sql`coalesce(to_jsonb(${eb.ref(`t.${column}` as 't.name')}), 'null')`
            return sql<boolean>`${now} = ${eb.ref('b.after')} -> ${column}::text`
          }),
        ),
      )
      .returning('t.id'),
  )
  return back.map(({ id }) => id)
}

/** What records are called, in the order of their names. */
export async function selectNames(
  tx: Tx,
  { table, name }: { table: NamedTable; name: string },
  ids: string[],
): Promise<string[]> {
  const called = name as 'name'
  const named = db
    .selectFrom(tableOf(table))
    .select((eb) => eb.ref(called).as('name'))
    .where('id', '=', anyOf(ids))
    .orderBy(called)
  return (await tx.all(named)).map((one) => one.name)
}
