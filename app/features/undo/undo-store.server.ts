import { type Expression, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { bool, json, jsonAs, list, rowsOf, typed } from '#app/platform/sql-helpers.server.ts'
import type { ChangedRecord, Values } from './undo.ts'

type NewChange = { change: string; kind: string; userId: string }

/** Records as rows of a statement: their ids, and their values before and after a change. */
export const rowsOfRecords = <Name extends string>(records: ChangedRecord[], name: Name) => {
  const ids = records.map(({ id }) => id)
  const before = records.map((one) => json(one.before))
  const after = records.map((one) => json(one.after))
  return rowsOf(
    { id: list('uuid', ids), before: list('jsonb', before), after: list('jsonb', after) },
    name,
  )
}

/** Adds a change with all its records, in one statement. */
export async function insertChange(
  tx: Tx,
  { change, kind, userId }: NewChange,
  records: ChangedRecord[],
): Promise<void> {
  const lines = rowsOfRecords(records, 'l')
  await tx.run(
    db
      .insertInto('undoable_changes')
      .columns(['change_id', 'kind', 'made_by', 'record_id', 'before', 'after'])
      .expression(
        db
          .selectFrom(lines)
          .select([
            typed('uuid', change).as('change_id'),
            typed('text', kind).as('kind'),
            typed('uuid', userId).as('made_by'),
            ...(['l.id', 'l.before', 'l.after'] as const),
          ]),
      ),
  )
}

export type StoredRecord = {
  kind: string
  id: string
  before: Values
  after: Values
  isUndone: boolean
  /** Nobody has changed the same values of the record since. */
  isLast: boolean
}

const sharesNames = (one: Expression<unknown>, other: Expression<unknown>) =>
  sql<boolean>`${one} ?| array(select jsonb_object_keys(${other}))`

/** The records of a change that somebody has made, locked until the transaction ends. */
export function selectChange(
  tx: Tx,
  { change, userId, since }: { change: string; userId: string; since: Date },
): Promise<StoredRecord[]> {
  return tx.all(
    db
      .selectFrom('undoable_changes as c')
      .select((eb) => {
        const later = eb
          .selectFrom('undoable_changes as o')
          .select('o.id')
          .whereRef('o.record_id', '=', 'c.record_id')
          .whereRef('o.created_at', '>', 'c.created_at')
          .whereRef('o.kind', '=', 'c.kind')
          .where('o.undone_at', 'is', null)
          .where((of) => sharesNames(of.ref('o.after'), of.ref('c.after')))
        return [
          ...(['c.kind', 'c.record_id as id'] as const),
          jsonAs<Values>(eb.ref('c.before')).as('before'),
          jsonAs<Values>(eb.ref('c.after')).as('after'),
          bool(eb('c.undone_at', 'is not', null)).as('isUndone'),
          bool(eb.not(eb.exists(later))).as('isLast'),
        ]
      })
      .where('c.change_id', '=', change)
      .where('c.made_by', '=', userId)
      .where('c.created_at', '>', since.toISOString())
      .orderBy('c.record_id')
      .forUpdate('c'),
  )
}

/** The newest change of a record, not undone, that gave it these values. */
export async function selectChangeOf(
  tx: Tx,
  kind: string,
  id: string,
  after: Values,
): Promise<string | undefined> {
  const found = db
    .selectFrom('undoable_changes')
    .select('change_id')
    .where('record_id', '=', id)
    .where('kind', '=', kind)
    .where((eb) => sql<boolean>`${eb.ref('after')} @> ${json(after)}::jsonb`)
    .where('undone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
  return (await tx.first(found))?.change_id
}

export async function markUndone(tx: Tx, change: string): Promise<void> {
  await tx.run(
    db
      .updateTable('undoable_changes')
      .set({ undone_at: sql<string>`now()` })
      .where('change_id', '=', change),
  )
}

/** Removes what can no longer be taken back. */
export function deleteChangesBefore(tx: Tx, before: Date): Promise<number> {
  return tx.run(db.deleteFrom('undoable_changes').where('created_at', '<=', before.toISOString()))
}
