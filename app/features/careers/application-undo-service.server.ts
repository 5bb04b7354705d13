import { addToHistory } from '#app/features/leads/lead-record-service.server.ts'
import type { UndoKind } from '#app/features/undo/undo.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { applicationStatuses } from './application.ts'
import * as store from './application-store.server.ts'

/** Takes a change of status back, with a line in the application's history. */
export const applicationStatusUndo: UndoKind = {
  area: 'applications',
  subject: 'application',
  action: 'application.change_undone',
  async putBack(tx, staff, records) {
    const back: string[] = []
    for (const { id, before, after } of records) {
      const [from, to] = [after.status, oneOf(before.status, applicationStatuses)]
      if (!to || (await store.selectStatusForUpdate(tx, id)) !== from) continue
      await store.updateStatus(tx, id, to)
      await addToHistory(tx, staff, id, { from: String(from), to })
      back.push(id)
    }
    return back
  },
  namesOf: store.selectNames,
}
