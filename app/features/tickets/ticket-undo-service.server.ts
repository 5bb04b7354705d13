import { columnUndo } from '#app/features/undo/column-undo-service.server.ts'
import type { ChangedRecord, UndoKind } from '#app/features/undo/undo.ts'
import type { StaffActor } from '#app/platform/access.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { selectClients, updateWaits } from './admin-ticket-store.server.ts'
import { ticketStatuses } from './ticket.ts'
import { insertStatusChange } from './ticket-thread-store.server.ts'

/** What staff set of a ticket, by the names of the columns. */
export const ticketSettings = ['status', 'assignee_id', 'resolved_at', 'waits_since'] as const

/** Takes a change of status or assignee back, with a line in the thread of a ticket whose status it was. */
export const ticketSettingsUndo: UndoKind = columnUndo({
  area: 'tickets',
  subject: 'ticket',
  action: 'ticket.change_undone',
  table: 'support_tickets',
  name: 'title',
  columns: {
    status: 'text',
    assignee_id: 'uuid',
    resolved_at: 'timestamptz',
    waits_since: 'timestamptz',
  },
  note: noteStatus,
})

async function noteStatus(tx: Tx, staff: StaffActor, records: ChangedRecord[]): Promise<void> {
  const found = await selectClients(
    tx,
    records.map(({ id }) => id),
  )
  const clientOf = new Map(found.map(({ id, client_id }) => [id, client_id]))
  for (const { id, before, after } of records) {
    const [from, to] = [oneOf(after.status, ticketStatuses), oneOf(before.status, ticketStatuses)]
    const clientId = clientOf.get(id)
    if (!from || !to || !clientId) continue
    const author = { authorId: staff.userId, authorName: staff.fullName }
    // The database lets a ticket that is opened again wait from now on.
    if ('waits_since' in before) await updateWaits(tx, id, before.waits_since as string | null)
    await insertStatusChange(tx, { ticketId: id, clientId, ...author, from, to })
  }
}
