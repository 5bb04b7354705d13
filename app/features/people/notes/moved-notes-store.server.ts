import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf } from '#app/platform/sql-helpers.server.ts'

type MovedNotes = { notes: string[]; tasks: string[] }

/**
 * Moves the notes and tasks of one record to another one of its kind.
 * @param only the notes and tasks to move, those that are still there; all of them without it
 * @returns which were moved
 */
export async function moveNotes(
  tx: Tx,
  column: 'person_id' | 'organisation_id',
  { from, to }: { from: string; to: string },
  only?: MovedNotes,
): Promise<MovedNotes> {
  const change = { [column]: to }
  const notes = db.updateTable('record_notes').set(change).where(column, '=', from)
  const tasks = db.updateTable('record_tasks').set(change).where(column, '=', from)
  const moved = {
    notes: await tx.all((only ? notes.where('id', '=', anyOf(only.notes)) : notes).returning('id')),
    tasks: await tx.all((only ? tasks.where('id', '=', anyOf(only.tasks)) : tasks).returning('id')),
  }
  return { notes: moved.notes.map(({ id }) => id), tasks: moved.tasks.map(({ id }) => id) }
}
