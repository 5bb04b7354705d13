import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, exactIso, iso } from '#app/platform/sql-helpers.server.ts'
import type { NoteSubject, Task } from './note.ts'

const mostTasks = 100
const columnOf = ({ kind }: NoteSubject) =>
  kind === 'person' ? ('person_id' as const) : ('organisation_id' as const)
const idsOf = ({ kind, id }: NoteSubject) => ({
  person_id: kind === 'person' ? id : null,
  organisation_id: kind === 'organisation' ? id : null,
})
type Author = { authorId: string; authorName: string }

/** Whether the record is there; it stays until the transaction ends. */
export async function exists(tx: Tx, { kind, id }: NoteSubject): Promise<boolean> {
  const table = kind === 'person' ? ('people' as const) : ('organisations' as const)
  const found = db.selectFrom(table).select('id').where('id', '=', id).forKeyShare()
  return (await tx.first(found)) !== undefined
}

/** The active staff with their addresses. */
export function selectMentionable(tx: Tx) {
  return tx.all(
    db
      .selectFrom('profiles')
      .select(['user_id as id', 'full_name as name', 'email'])
      .where('role', '=', 'admin')
      .where('deactivated_at', 'is', null)
      .limit(1_000),
  )
}

export async function insertNote(
  tx: Tx,
  subject: NoteSubject,
  { body, authorId, authorName }: Author & { body: string },
): Promise<void> {
  const author = { author_id: authorId, author_name: authorName }
  await tx.run(db.insertInto('record_notes').values({ ...idsOf(subject), body, ...author }))
}

type NewTask = Author & { title: string; dueOn: string; ownerId: string | null }

export async function insertTask(tx: Tx, subject: NoteSubject, task: NewTask): Promise<string> {
  const id = crypto.randomUUID()
  await tx.run(
    db.insertInto('record_tasks').values({
      ...{ id, ...idsOf(subject), title: task.title, due_on: task.dueOn },
      ...{ owner_id: task.ownerId, author_id: task.authorId, author_name: task.authorName },
    }),
  )
  return id
}

/** When a task was done and by whom, exactly; locked until the transaction ends. */
export const selectDone = (tx: Tx, id: string) =>
  tx.first(
    db
      .selectFrom('record_tasks')
      .select((eb) => ['done_by_name', exactIso(eb.ref('done_at')).as('done_at')])
      .where('id', '=', id)
      .forUpdate(),
  )

/** Marks a task as done or open; 0 when it was that already, or is not about this record. */
export function updateTask(
  tx: Tx,
  subject: NoteSubject,
  { id, doneBy, now }: { id: string; doneBy: string | null; now: Date },
): Promise<number> {
  return tx.run(
    db
      .updateTable('record_tasks')
      .set({ done_at: doneBy === null ? null : now, done_by_name: doneBy })
      .where('id', '=', id)
      .where(columnOf(subject), '=', subject.id)
      .where('done_at', doneBy === null ? 'is not' : 'is', null),
  )
}

/** The tasks of records, open ones first and by their day. */
export const tasksOf = (subject: NoteSubject) =>
  db
    .selectFrom('record_tasks as t')
    .leftJoin('profiles as w', 'w.user_id', 't.owner_id')
    .select((eb) => [
      ...(['t.id', 't.title', 't.due_on', 't.owner_id'] as const),
      ...(['w.full_name as owner_name', 't.done_by_name'] as const),
      iso(eb.ref('t.done_at')).as('done_at'),
    ])
    .where(columnOf(subject), '=', subject.id)
    .orderBy('t.done_at', (order) => order.desc().nullsFirst())
    .orderBy('t.due_on')
    .orderBy('t.id')
    .limit(mostTasks)

export const selectTasks = (tx: Tx, subject: NoteSubject): Promise<Task[]> =>
  tx.all(tasksOf(subject))

/** Addresses of active staff. */
export function selectEmails(tx: Tx, ids: string[]) {
  return tx.all(
    db
      .selectFrom('profiles')
      .select(['user_id as id', 'email', 'full_name'])
      .where('user_id', '=', anyOf(ids))
      .where('role', '=', 'admin')
      .where('deactivated_at', 'is', null),
  )
}
