import type { StaffActor } from '#app/platform/access.ts'
import type { Tx } from '#app/platform/db.server.ts'
import {
  type Columns,
  type NamedTable,
  restoreColumns,
  selectNames,
} from './column-undo-store.server.ts'
import type { ChangedRecord, UndoKind } from './undo.ts'

type ColumnUndo = Pick<UndoKind, 'area' | 'subject' | 'action'> & {
  /** Where the records are, and the column with what they are called. */
  table: NamedTable
  name: string
  /** The columns that a change of this kind may touch, with their types; its values have their names. */
  columns: Columns
  /** The table counts its changes, by which a form notices that somebody else has saved. */
  hasVersion?: boolean
  /** Adds to the histories of what was put back. */
  note?: (tx: Tx, staff: StaffActor, records: ChangedRecord[]) => Promise<void>
}

/** Takes changes back that were nothing but values of columns: of no mail, and of no other table. */
export function columnUndo(given: ColumnUndo): UndoKind {
  const { table, name, columns, hasVersion = false, note, ...kind } = given
  return {
    ...kind,
    async putBack(tx, staff, records) {
      const touched = Object.fromEntries(
        Object.entries(columns).filter(([column]) => column in (records[0]?.before ?? {})),
      )
      if (Object.keys(touched).length === 0) return []
      const back = new Set(
        await restoreColumns(tx, { table, columns: touched, hasVersion }, records),
      )
      const put = records.filter(({ id }) => back.has(id))
      await note?.(tx, staff, put)
      return put.map(({ id }) => id)
    },
    namesOf: (tx, ids) => selectNames(tx, { table, name }, ids),
  }
}

/** What of a record was changed, as it is remembered: `names` that are alike before and after are left out. */
export function changedValues<Names extends string>(
  id: string,
  names: readonly Names[],
  before: Readonly<Record<Names, ChangedRecord['before'][string]>>,
  after: Readonly<Record<Names, ChangedRecord['before'][string]>>,
): ChangedRecord[] {
  const changed = names.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return []
  const only = (values: typeof before) =>
    Object.fromEntries(changed.map((name) => [name, values[name]]))
  return [{ id, before: only(before), after: only(after) }]
}
