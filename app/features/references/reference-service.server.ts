import { audit } from '#app/features/audit/audit-service.server.ts'
import type { StoredFile } from '#app/features/files/file.ts'
import { deleteFiles, orDiscard } from '#app/features/files/file-service.server.ts'
import { readList, readWholeList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { referencesPanel } from '#content/references-panel.ts'
import { deleteRow, lockRow } from './order-store.server.ts'
import type { KeptReference, ReferenceInput } from './reference.ts'
import { type ReferenceListQuery, referenceList } from './reference-list-query.ts'
import { referenceExportSource, referenceSource } from './reference-list-store.server.ts'
import * as store from './reference-store.server.ts'

/** What a save does beside writing the fields. */
export type ReferenceChange = {
  /** A new evidence, and whether the one that is stored goes. */
  file: StoredFile | undefined
  isDropped: boolean
  /** Publishes the reference or takes it off the site; undefined leaves it as it is. */
  publish: boolean | undefined
}
type Kept = KeptReference & { key: string | null }

const table = 'client_references'
const filesOf = ({ file }: ReferenceChange) => (file ? [file] : [])
const todayOf = (app: App) => app.now().toISOString().slice(0, 10)

/** One page of the list. @throws AppError `forbidden` */
export function listReferences(app: App, actor: Actor, query: ReferenceListQuery) {
  requireStaff(actor, 'content')
  const source = referenceSource(query, todayOf(app))
  return app.db.read(actor, (tx) => readList(tx, referenceList, query, source))
}

/**
 * All references that match a query, with their permissions. The export is audited before the first row
 * is sent.
 * @throws AppError `forbidden`
 */
export async function exportReferences(app: App, actor: Actor, query: ReferenceListQuery) {
  requireStaff(actor, 'content')
  const { state, search } = query
  const details = { state, search }
  await app.db.as(actor, (tx) => audit(tx, { action: 'client_reference.exported', details }))
  const inOrder = { search, sort: 'display_order', direction: 'asc' } as const
  const source = referenceExportSource(query, todayOf(app))
  return readWholeList((work) => app.db.as(actor, work), referenceList, inOrder, source)
}

/** The case studies that a reference may lead to. @throws AppError `forbidden` */
export function projectChoices(app: App, actor: Actor) {
  requireStaff(actor, 'content')
  return app.db.read(actor, store.selectProjects)
}

/** @throws AppError `forbidden`, `not_found` */
export async function readReference(app: App, actor: Actor, id: string): Promise<KeptReference> {
  requireStaff(actor, 'content')
  const { key: _, ...reference } = await app.db.read(actor, (tx) => found(app, tx, id))
  return reference
}

/**
 * Adds a reference, which nobody but staff sees until it is published. Its file is removed if it fails.
 * @returns its id
 * @throws AppError `forbidden`
 */
export async function addReference(
  app: App,
  actor: Actor,
  input: ReferenceInput,
  change: ReferenceChange,
): Promise<string> {
  requireStaff(actor, 'content')
  const id = crypto.randomUUID()
  await orDiscard(app, filesOf(change), () =>
    app.db.as(actor, async (tx) => {
      await store.insertReference(tx, id, input, besideOf(change))
      await note(tx, id, 'added', input)
      if (change.publish) await note(tx, id, 'published', input)
    }),
  )
  return id
}

/**
 * Saves a reference.
 * @param based the version that the form showed
 * @throws AppError `forbidden`, `not_found`; `conflict` when somebody else saved meanwhile
 */
export async function changeReference(
  app: App,
  actor: Actor,
  { id, based }: { id: string; based: number },
  input: ReferenceInput,
  change: ReferenceChange,
): Promise<void> {
  requireStaff(actor, 'content')
  await orDiscard(app, filesOf(change), () =>
    app.db.as(actor, async (tx) => {
      const before = await locked(app, tx, id, based)
      await store.updateReference(tx, id, input, besideOf(change))
      const isReplaced = change.file !== undefined || change.isDropped
      if (before.key && isReplaced) await deleteFiles(app, tx, [before.key])
      const fields = Object.keys(input) as (keyof ReferenceInput)[]
      const changed = [
        ...fields.filter((field) => input[field] !== before[field]),
        ...(isReplaced ? ['evidence'] : []),
      ]
      if (changed.length > 0) await note(tx, id, 'changed', input, { changed })
      if (change.publish === undefined || change.publish === before.is_published) return
      await note(tx, id, change.publish ? 'published' : 'withdrawn', input)
    }),
  )
}

/** Removes a reference and its evidence. @throws AppError `forbidden`, `not_found`, `conflict` */
export async function removeReference(
  app: App,
  actor: Actor,
  { id, based }: { id: string; based: number },
): Promise<void> {
  requireStaff(actor, 'content')
  await app.db.as(actor, async (tx) => {
    const before = await locked(app, tx, id, based)
    await deleteRow(tx, table, id)
    await deleteFiles(app, tx, before.key ? [before.key] : [])
    await note(tx, id, 'removed', before)
  })
}

const besideOf = ({ file, isDropped, publish }: ReferenceChange): store.Beside => ({
  is_published: publish,
  file: file ?? (isDropped ? null : undefined),
})

/** The log says which reference it was and until when it may stand; it names no person. */
function note(
  tx: Tx,
  id: string,
  verb: 'added' | 'changed' | 'published' | 'withdrawn' | 'removed',
  { organization, permission_on, permission_until }: ReferenceInput,
  more: object = {},
): Promise<void> {
  const details = { organization, permission_on, permission_until, ...more }
  const subject = { subjectType: 'client_reference', subjectId: id }
  return audit(tx, { ...subject, action: `client_reference.${verb}`, details })
}

async function found(app: App, tx: Tx, id: string): Promise<Kept> {
  const kept = isUuid(id) ? await store.selectKept(tx, id, todayOf(app)) : undefined
  if (!kept) throw new AppError('not_found', 'Not found')
  return kept
}

async function locked(app: App, tx: Tx, id: string, based: number): Promise<Kept> {
  if (isUuid(id)) await lockRow(tx, table, id)
  const kept = await found(app, tx, id)
  if (kept.version !== based) throw new AppError('conflict', referencesPanel.errors.stale)
  return kept
}
