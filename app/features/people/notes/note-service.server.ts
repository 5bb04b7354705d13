import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isDay } from '#app/platform/instant.ts'
import { mentionsIn } from '#app/platform/mentions.ts'
import { recordNotes } from '#content/record-notes.ts'
import { type NoteSubject, type TaskFaults, type TaskTyped, taskLength } from './note.ts'
import { mentionMail, taskMail } from './note-mails.server.tsx'
import * as store from './note-store.server.ts'

const { errors } = recordNotes
const auditOf = ({ kind, id }: NoteSubject) => ({ subjectType: kind, subjectId: id })

/**
 * Adds a note to a record, and tells each of the staff who is named in it by mail.
 * @returns how many were told
 * @throws AppError `not_found`, `forbidden`
 */
export function addNote(
  app: App,
  actor: Actor,
  subject: NoteSubject,
  body: string,
): Promise<number> {
  const staff = requireStaff(actor, 'people')
  return app.db.as(actor, async (tx) => {
    if (!(isUuid(subject.id) && (await store.exists(tx, subject)))) throw notFound()
    const author = { authorId: staff.userId, authorName: staff.fullName }
    await store.insertNote(tx, subject, { body, ...author })
    const known = await store.selectMentionable(tx)
    const named = new Set(
      mentionsIn(body, known).flatMap(({ id }) => (id === staff.userId ? [] : id)),
    )
    const told = known.filter(({ id }) => named.has(id))
    for (const { email } of told)
      await queueMail(
        app,
        tx,
        await mentionMail(app.config.baseUrl, subject, { by: staff.fullName, body, to: email }),
        subject.id,
      )
    const details = { mentioned: told.map(({ id }) => id) }
    await audit(tx, { ...auditOf(subject), action: 'note.added', details })
    return told.length
  })
}

/**
 * Adds a task to a record. Whoever shall do it is told by mail, unless it is oneself.
 * @returns what is wrong, or null
 * @throws AppError `not_found`, `forbidden`
 */
export function addTask(
  app: App,
  actor: Actor,
  subject: NoteSubject,
  { title, due, owner }: TaskTyped,
): Promise<TaskFaults | null> {
  const staff = requireStaff(actor, 'people')
  return app.db.as(actor, async (tx) => {
    if (!(isUuid(subject.id) && (await store.exists(tx, subject)))) throw notFound()
    const [doer] = isUuid(owner) ? await store.selectEmails(tx, [owner]) : []
    const faults = taskFaults({ title, due }, owner === '' || doer !== undefined)
    if (Object.keys(faults).length > 0) return faults
    const author = { authorId: staff.userId, authorName: staff.fullName }
    const taskId = await store.insertTask(tx, subject, {
      title,
      dueOn: due,
      ownerId: doer?.id ?? null,
      ...author,
    })
    if (doer && doer.id !== staff.userId) {
      const task = { by: staff.fullName, title, due, to: doer.email }
      await queueMail(app, tx, await taskMail(app.config.baseUrl, subject, task), subject.id)
    }
    const details = { task: taskId, due, owner: doer?.id ?? null }
    await audit(tx, { ...auditOf(subject), action: 'task.added', details })
    return null
  })
}

function taskFaults({ title, due }: Omit<TaskTyped, 'owner'>, isOwner: boolean): TaskFaults {
  const faults: TaskFaults = {}
  if (!title) faults.title = errors.title
  if (title.length > taskLength) faults.title = errors.titleLong
  if (!isDay(due) || due < '2000' || due > '2100') faults.due = errors.due
  if (!isOwner) faults.owner = errors.owner
  return faults
}

/** The tasks of a record, for a service that has checked access. */
export const readTasks = (tx: Tx, subject: NoteSubject) => store.selectTasks(tx, subject)

/**
 * Marks a task as done, or as open again.
 * @returns the id of the change, by which it can be undone
 * @throws AppError `not_found`, `forbidden`
 */
export async function setTask(
  app: App,
  actor: Actor,
  subject: NoteSubject,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<string | undefined> {
  const staff = requireStaff(actor, 'people')
  return app.db.as(actor, async (tx) => {
    if (!(isUuid(subject.id) && isUuid(id) && (await store.exists(tx, subject)))) throw notFound()
    const doneBy = isDone ? staff.fullName : null
    // Of two who press it at once, the second changes nothing.
    const before = await store.selectDone(tx, id)
    const changed = await store.updateTask(tx, subject, { id, doneBy, now: app.now() })
    const after = await store.selectDone(tx, id)
    if (changed === 0 || !before || !after) return undefined
    const action = isDone ? 'task.done' : 'task.reopened'
    await audit(tx, { ...auditOf(subject), action, details: { task: id } })
    return rememberChange(tx, staff, 'task.done', [{ id, before, after }])
  })
}

const notFound = () => new AppError('not_found', 'Record not found')
