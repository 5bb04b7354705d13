import type { PersonAction } from '#app/features/audit/audit-actions.ts'
import type { StaffActor, StaffArea } from '#app/platform/access.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { undoCopy } from '#content/undo.ts'

/** How long a change can be taken back. */
export const undoDays = 1

/** The values of a record that a change has touched, by the names of its columns. */
export type Values = Record<string, string | number | boolean | null>

/** A record that was changed. `before` and `after` have the same names. */
export type ChangedRecord<V extends Values = Values> = { id: string; before: V; after: V }

/** How changes of one kind are taken back; a feature adds its kinds to `app.undoKinds`. */
export type UndoKind = {
  area: StaffArea
  /** What the audit log calls the records, and what is written there for each that was put back. */
  subject: string
  action: PersonAction
  /**
   * Each change has made something of its own, such as a mail: a later change of the kind does not stop
   * this one from being undone.
   */
  isSeparate?: boolean
  /**
   * Puts back the values of the records that still have those of `after`, and adds to their histories.
   * @returns the ids of these
   */
  putBack: (tx: Tx, staff: StaffActor, records: ChangedRecord[]) => Promise<string[]>
  /** What the records are called, for those that are left as they are. */
  namesOf: (tx: Tx, ids: string[]) => Promise<string[]>
}

/** What a toast offers after a change. @param change the id that `rememberChange` has returned */
export const undoOffer = (change: string | undefined) =>
  change ? { undo: { change, label: undoCopy.undo } } : {}
