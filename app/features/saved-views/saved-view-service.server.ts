import type { RawBuilder } from 'kysely'
import { audit } from '#app/features/audit/audit-service.server.ts'
import type { List } from '#app/lists/list.ts'
import { knownSearch } from '#app/lists/list-view.ts'
import type { ListViews, SavedView } from '#app/lists/list-views.ts'
import { requireStaff, type StaffArea } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { savedViews } from '#content/saved-views.ts'
import * as store from './saved-view-store.server.ts'

/** A list that views are kept of, and the area whose staff may see it. */
export type ViewedList = { list: List; area: StaffArea }

export const mostViews = 30
export const longestName = 60
const { errors } = savedViews

type Found = SavedView & { owner: string | null; is_own: boolean }

/**
 * The views of a list for the page that shows it, as one value of JSON: it is read in the same statement
 * as something else of the page, by a service that has checked access, and understood by `viewsIn`.
 * @param saved the view that the page's address names
 */
export function viewsBeside(
  userId: string,
  { keeps = '' }: Pick<List, 'keeps'>,
  saved: string | undefined,
): RawBuilder<unknown> {
  return store.viewsFor(userId, keeps, saved && isUuid(saved) ? saved : null)
}

/** What `viewsBeside` has read. */
export function viewsIn(value: unknown): ListViews {
  const found = (value ?? []) as Found[]
  const other = found.find(({ is_own }) => !is_own)
  const shown = ({ id, name, search, is_default }: Found) => ({ id, name, search, is_default })
  return {
    own: found.filter(({ is_own }) => is_own).map(shown),
    shared: other ? { name: other.name, owner: other.owner ?? '' } : null,
  }
}

/** One's own views of a list. @throws AppError `forbidden` */
export function readOwnViews(app: App, actor: Actor, { list, area }: ViewedList) {
  const { userId } = requireStaff(actor, area)
  return app.db.read(actor, (tx) => store.selectViews(tx, userId, list.keeps ?? ''))
}

/**
 * Saves the state of a list as a new view of one's own.
 * @returns its id, or what is wrong with the name
 * @throws AppError `forbidden`
 */
export function addView(
  app: App,
  actor: Actor,
  of: ViewedList,
  { name, search }: { name: string; search: string },
): Promise<{ id: string } | { fault: string }> {
  return change(app, actor, of, async (tx, userId, list) => {
    const fault = await faultOf(tx, userId, { list, name })
    if (fault) return { fault }
    if ((await store.countViews(tx, userId)) >= mostViews) return { fault: errors.many }
    const view = { id: crypto.randomUUID(), list, name, search: knownSearch(of.list, search) }
    await store.insertView(tx, { ...view, ownerId: userId })
    const details = { list, name, search: view.search }
    await audit(tx, { ...subject(view.id), action: 'saved_view.created', details })
    return { id: view.id }
  })
}

/** Keeps another state of the list in a view. @throws AppError `not_found`, `forbidden` */
export function saveView(app: App, actor: Actor, of: ViewedList, id: string, search: string) {
  return change(app, actor, of, async (tx, userId, list) => {
    await requireOwn(tx, userId, list, id)
    const known = knownSearch(of.list, search)
    await store.updateView(tx, userId, id, { search: known })
    await noteChange(tx, id, { list, search: known })
  })
}

/** @returns what is wrong with the name, or null. @throws AppError `not_found`, `forbidden` */
export function renameView(
  app: App,
  actor: Actor,
  of: ViewedList,
  id: string,
  name: string,
): Promise<string | null> {
  return change(app, actor, of, async (tx, userId, list) => {
    await requireOwn(tx, userId, list, id)
    const fault = await faultOf(tx, userId, { list, name, id })
    if (fault) return fault
    await store.updateView(tx, userId, id, { name })
    await noteChange(tx, id, { list, name })
    return null
  })
}

/** Moves a view up or down among those of its list. @throws AppError `not_found`, `forbidden` */
export function moveView(app: App, actor: Actor, of: ViewedList, id: string, by: -1 | 1) {
  return change(app, actor, of, async (tx, userId, list) => {
    const ids = (await requireOwn(tx, userId, list, id)).map((view) => view.id)
    const from = ids.indexOf(id)
    const to = Math.min(Math.max(from + by, 0), ids.length - 1)
    if (from === to) return
    ids.splice(to, 0, ...ids.splice(from, 1))
    await store.updatePlaces(tx, userId, ids)
    await noteChange(tx, id, { list, place: to + 1 })
  })
}

/** Opens the list with this view, or with none. @throws AppError `not_found`, `forbidden` */
export function setDefaultView(
  app: App,
  actor: Actor,
  of: ViewedList,
  id: string,
  isDefault: boolean,
) {
  return change(app, actor, of, async (tx, userId, list) => {
    await requireOwn(tx, userId, list, id)
    await store.clearDefault(tx, userId, list)
    if (isDefault) await store.updateView(tx, userId, id, { is_default: true })
    await noteChange(tx, id, { list, is_default: isDefault })
  })
}

/** @throws AppError `not_found`, `forbidden` */
export function removeView(app: App, actor: Actor, of: ViewedList, id: string) {
  return change(app, actor, of, async (tx, userId, list) => {
    const own = await requireOwn(tx, userId, list, id)
    await store.deleteView(tx, userId, id)
    const details = { list, name: own.find((view) => view.id === id)?.name }
    await audit(tx, { ...subject(id), action: 'saved_view.deleted', details })
  })
}

/** A change of one's own views, one after the other. */
function change<T>(
  app: App,
  actor: Actor,
  { list, area }: ViewedList,
  work: (tx: Tx, userId: string, list: string) => Promise<T>,
): Promise<T> {
  const { userId } = requireStaff(actor, area)
  return app.db.as(actor, async (tx) => {
    await store.lockOwner(tx, userId)
    return work(tx, userId, list.keeps ?? '')
  })
}

/** Somebody's views of a list, which has this one among them: a colleague's is not found. */
async function requireOwn(tx: Tx, userId: string, list: string, id: string): Promise<SavedView[]> {
  const own = await store.selectViews(tx, userId, list)
  if (!own.some((view) => view.id === id)) throw new AppError('not_found', errors.missing)
  return own
}

async function faultOf(tx: Tx, userId: string, view: { list: string; name: string; id?: string }) {
  if (!view.name) return errors.name
  if (view.name.length > longestName) return errors.long
  return (await store.isTaken(tx, userId, view)) ? errors.taken : null
}

const subject = (id: string) => ({ subjectType: 'saved_view', subjectId: id })

const noteChange = (tx: Tx, id: string, details: Record<string, unknown>) =>
  audit(tx, { ...subject(id), action: 'saved_view.changed', details })
