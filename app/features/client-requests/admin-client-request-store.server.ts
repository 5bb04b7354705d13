import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { list, rowsOf } from '#app/platform/sql-helpers.server.ts'
import type { LineKind, RequestStatus } from './client-request.ts'

export type NewLine = { kind: LineKind; title: string; hint: string }
export type RequestFields = {
  title: string
  reason: string
  dueOn: string
  contactId: string | null
}
type NewRequest = RequestFields & {
  id: string
  clientId: string
  projectId: string | null
  authorId: string
  authorName: string
}

/** Whether something was asked of a client before. */
export async function hasRequests(tx: Tx, clientId: string): Promise<boolean> {
  const asked = db.selectFrom('client_requests').select('id').where('client_id', '=', clientId)
  return (await tx.first(asked.limit(1))) !== undefined
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  const { id, title, reason } = request
  await tx.run(
    db.insertInto('client_requests').values({
      ...{ id, title, reason, due_on: request.dueOn, contact_id: request.contactId },
      ...{ client_id: request.clientId, project_id: request.projectId },
      ...{ author_id: request.authorId, author_name: request.authorName },
    }),
  )
}

/** Adds lines behind those that the request has. */
export async function insertLines(
  tx: Tx,
  of: { clientId: string; requestId: string; after: number },
  lines: readonly NewLine[],
): Promise<void> {
  const columns = {
    place: list('int', [...lines.keys()]),
    kind: list(
      'text',
      lines.map(({ kind }) => kind),
    ),
    title: list(
      'text',
      lines.map(({ title }) => title),
    ),
    hint: list(
      'text',
      lines.map(({ hint }) => hint),
    ),
  }
  await tx.run(
    db
      .insertInto('client_request_lines')
      .columns(['client_id', 'request_id', 'position', 'kind', 'title', 'hint'])
      .expression(
        db
          .selectFrom(
            rowsOf<{ place: number; kind: LineKind; title: string; hint: string }, 'n'>(
              columns,
              'n',
            ),
          )
          .select((eb) => [
            eb.val(of.clientId).as('client_id'),
            eb.val(of.requestId).as('request_id'),
            eb('n.place', '+', of.after).as('position'),
            'n.kind',
            'n.title',
            'n.hint',
          ]),
      ),
  )
}

/** Locks the request until the transaction ends. False when it does not exist. */
export async function lockRequest(tx: Tx, id: string): Promise<boolean> {
  const request = db.selectFrom('client_requests').select('id').where('id', '=', id)
  return (await tx.first(request.forUpdate())) !== undefined
}

/** Changes what is asked. */
export async function updateRequest(
  tx: Tx,
  id: string,
  { title, reason, dueOn, contactId }: RequestFields,
): Promise<void> {
  await tx.run(
    db
      .updateTable('client_requests')
      .set({ title, reason, due_on: dueOn, contact_id: contactId })
      .where('id', '=', id),
  )
}

/** Reminders begin again, such as after a line was added. */
export async function resetReminders(tx: Tx, id: string): Promise<void> {
  const again = { soon_reminder_at: null, due_reminder_at: null, late_reminder_at: null }
  await tx.run(db.updateTable('client_requests').set(again).where('id', '=', id))
}

export async function updateStatus(tx: Tx, id: string, status: RequestStatus): Promise<void> {
  await tx.run(db.updateTable('client_requests').set({ status }).where('id', '=', id))
}

/** @param because why the line goes back; null: it is accepted */
export async function decideLine(
  tx: Tx,
  line: { id: string; requestId: string },
  because: string | null,
): Promise<void> {
  await tx.run(
    db
      .updateTable('client_request_lines')
      .set({
        status: because === null ? 'accepted' : 'returned',
        returned_because: because,
        // The clock of the versions: what is older was seen when it was decided.
        decided_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', line.id)
      .where('request_id', '=', line.requestId),
  )
}

export async function deleteLine(tx: Tx, line: { id: string; requestId: string }): Promise<void> {
  await tx.run(
    db
      .deleteFrom('client_request_lines')
      .where('id', '=', line.id)
      .where('request_id', '=', line.requestId),
  )
}
