import { auditAll } from '#app/features/audit/audit-service.server.ts'
import { requireStaff, type StaffActor } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isRefusedByRules, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { undoCopy } from '#content/undo.ts'
import { type ChangedRecord, type UndoKind, undoDays, type Values } from './undo.ts'
import * as store from './undo-store.server.ts'

declare module '#app/platform/app.server.ts' {
  interface App {
    /** How changes are taken back, by their kind. Features add theirs. */
    undoKinds: Map<string, UndoKind>
  }
}

const named = 3
const since = ({ now }: Pick<App, 'now'>) => new Date(now().getTime() - undoDays * 86_400_000)

/**
 * Notes a change of staff in its transaction, so that whoever made it can take it back for a day.
 * @param kind a key of `app.undoKinds`
 * @param records those that were really changed
 * @returns the id of the change, for the toast that offers to undo it
 */
export async function rememberChange(
  tx: Tx,
  staff: Pick<StaffActor, 'userId'>,
  kind: string,
  records: ChangedRecord[],
): Promise<string | undefined> {
  if (records.length === 0) return undefined
  const change = crypto.randomUUID()
  await store.insertChange(tx, { change, kind, userId: staff.userId }, records)
  return change
}

/** The change of a record, not undone, that gave it these values; undefined when there is none. */
export const changeOf = (tx: Tx, kind: string, id: string, after: Values) =>
  store.selectChangeOf(tx, kind, id, after)

/** What an undo has done: how many records are as before, and which were changed again since. */
export type Undone = { back: number; left: number; names: string[] }

/**
 * Takes a change back, in one transaction: every record that nobody has changed since.
 * @throws AppError `forbidden`, `conflict` when it was taken back already, is too old, or is somebody else's
 */
export async function undoChange(app: App, actor: Actor, change: string): Promise<Undone> {
  const staff = requireStaff(actor, 'overview')
  const undoing = app.db.as(actor, async (tx) => {
    const about = { change, userId: staff.userId, since: since(app) }
    const records = isUuid(change) ? await store.selectChange(tx, about) : []
    const kind = app.undoKinds.get(records[0]?.kind ?? '')
    if (!kind) throw new AppError('conflict', undoCopy.errors.gone)
    if (records.some(({ isUndone }) => isUndone))
      throw new AppError('conflict', undoCopy.errors.already)
    requireStaff(actor, kind.area)
    const untouched = records.filter(({ isLast }) => isLast || kind.isSeparate)
    const back = new Set(await kind.putBack(tx, staff, untouched))
    await store.markUndone(tx, change)
    const put = records.filter(({ id }) => back.has(id))
    await auditAll(
      tx,
      { action: kind.action, subjectType: kind.subject },
      put.map(({ id, before, after }) => ({ id, details: { change, from: after, to: before } })),
    )
    const left = records.filter(({ id }) => !back.has(id)).map(({ id }) => id)
    const names = left.length > 0 ? await kind.namesOf(tx, left.slice(0, named)) : []
    return { back: put.length, left: left.length, names }
  })
  return undoing.catch((error: unknown) => {
    // What it was before may be gone, such as an owner; or no longer fit what was changed beside it.
    if (isRefusedByRules(error)) throw new AppError('conflict', undoCopy.errors.noLongerFits)
    throw error
  })
}

/** Deletes changes that can no longer be taken back. */
export async function tidyChanges(app: App): Promise<void> {
  await app.db.system((tx) => store.deleteChangesBefore(tx, since(app)))
}
