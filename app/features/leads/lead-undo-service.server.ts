import type { UndoKind, Values } from '#app/features/undo/undo.ts'
import * as store from './lead-status-store.server.ts'
import { selectStatusesForUpdate } from './lead-store.server.ts'

const statusOf = ({ status }: Values) => String(status)

/** Takes a change of status back, with a line in the history of each lead. */
export const leadStatusUndo: UndoKind = {
  area: 'leads',
  subject: 'lead',
  action: 'lead.change_undone',
  async putBack(tx, staff, records) {
    const wanted = records.map(({ id, before, after }) => ({
      ...{ id, before: statusOf(before), after: statusOf(after) },
    }))
    await selectStatusesForUpdate(
      tx,
      wanted.map(({ id }) => id),
    )
    const moves = await store.restoreLeadStatus(tx, wanted)
    await store.insertStatusChanges(tx, staff, moves)
    return moves.map(({ id }) => id)
  },
  namesOf: store.selectLeadNames,
}
