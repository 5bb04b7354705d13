import { audit } from '#app/features/audit/audit-service.server.ts'
import type { StoredTexts } from '#app/features/page-copy/stored-texts.ts'
import { requireStaff, type StaffActor } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { language } from '#content/locale.ts'
import type { SitePath } from '#content/site-map.ts'
import { faultsIn, freeFields, readTyped, storedOf, typedOf } from './page-form.ts'
import { type Edited, readEdited, requirePage } from './page-text-service.server.ts'
import * as store from './page-text-store.server.ts'
import type { Faults, PageMove, PageState, Typed } from './page-texts.ts'

/** What a form of the editor asks for. */
export type PageSave = {
  form: FormData
  /** The state that the form was opened with. */
  mark: string
  move: 'save' | 'publish'
  /** The place of a text that goes back to the release's. */
  reset?: string
  /** Texts whose changed original was seen, and stored texts without a place that go. */
  seen: string[]
  gone: string[]
}

export type Stale = { mark: string; editor: string | null; differing: Typed }
export type SaveAnswer =
  | { done: 'saved' | 'published' | 'nothing' }
  | { typed: Typed; faults: Faults }
  | { typed: Typed; stale: Stale }

/**
 * Saves the draft of a page, and publishes it when asked to. Nothing is written when a text is wrong, or
 * when somebody has saved since the form was opened.
 * @throws AppError `forbidden`, `not_found`
 */
export async function savePage(
  app: App,
  actor: Actor,
  key: string,
  save: PageSave,
): Promise<SaveAnswer> {
  const staff = requireStaff(actor, 'content')
  const page = requirePage(key)
  return app.db.as(actor, async (tx) => {
    await store.holdPage(tx, { page, language })
    const now = await readEdited(tx, page)
    const before = typedOf(page, now.texts)
    const typed = readTyped(page, save.form, before)
    if (save.reset !== undefined) {
      const field = freeFields(page).find(({ path }) => path === save.reset)
      if (field) typed[field.path] = field.original
    }
    if (save.mark !== now.mark) return { typed, stale: staleOf(now, before, typed) }
    const faults = faultsIn(page, typed)
    if (Object.keys(faults).length > 0) return { typed, faults }
    const state = { texts: storedOf(page, typed, now.texts, save), share: now.share }
    return save.move === 'publish'
      ? publishDraft(tx, staff, page, state)
      : keepDraft(tx, staff, page, state)
  })
}

function staleOf(now: Edited, stored: Typed, typed: Typed): Stale {
  const differing = Object.entries(stored).filter(([path, text]) => typed[path] !== text)
  const editor = now.draft?.editor ?? null
  return { mark: now.mark, editor, differing: Object.fromEntries(differing) }
}

/** A draft that says what is published is none. */
async function keepDraft(
  tx: Tx,
  staff: StaffActor,
  page: SitePath,
  state: PageState,
): Promise<SaveAnswer> {
  const published = await store.selectPublished(tx, { page, language })
  if (changedIn(published ?? { texts: {}, share: null }, state).length === 0) {
    await store.deleteDraft(tx, { page, language })
    return { done: 'saved' }
  }
  const by = { editorId: staff.userId, basedOn: published?.version ?? 0 }
  await store.writeDraft(tx, { page, language }, state, by)
  await audit(tx, { ...subjectOf(page), action: 'page_text.drafted', details: { page } })
  return { done: 'saved' }
}

async function publishDraft(
  tx: Tx,
  staff: StaffActor,
  page: SitePath,
  state: PageState,
): Promise<SaveAnswer> {
  const isNew = await publish(tx, staff, page, { ...state, move: 'publish', restoredFrom: null })
  return { done: isNew ? 'published' : 'nothing' }
}

/** The places in which two states differ; `share` for the picture. */
export function changedIn(before: PageState, after: PageState): string[] {
  const places = new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])
  const same = (a: StoredTexts[string] | undefined, b: StoredTexts[string] | undefined) =>
    a?.text === b?.text && a?.original === b?.original
  const texts = [...places].filter((path) => !same(before.texts[path], after.texts[path]))
  return before.share === after.share ? texts : [...texts, 'share']
}

const actions = { publish: 'published', restore: 'restored', original: 'reset' } as const

/**
 * Puts a state on the page, adds it to the history and removes the draft.
 * @returns false when it is what the page shows already
 */
export async function publish(
  tx: Tx,
  staff: StaffActor,
  page: SitePath,
  state: PageState & { move: PageMove; restoredFrom: number | null },
): Promise<boolean> {
  const of = { page, language }
  const now = (await store.selectPublished(tx, of)) ?? { texts: {}, share: null }
  const changed = changedIn(now, state)
  await store.deleteDraft(tx, of)
  if (changed.length === 0) return false
  const version = (await store.selectLatest(tx, of)) + 1
  await store.publishState(tx, of, { ...state, version, changed, editorId: staff.userId })
  const details = { page, version, texts: changed.length, changed: changed.slice(0, 20).join(', ') }
  await audit(tx, {
    ...subjectOf(page),
    action: `page_text.${actions[state.move]}`,
    details,
  })
  return true
}

export const subjectOf = (page: SitePath) => ({ subjectType: 'page_text', subjectId: page })

/**
 * Deletes the draft; what is published stays.
 * @param mark the state that the person has seen
 * @returns false when somebody has saved since, and nothing was done
 * @throws AppError `forbidden`, `not_found`
 */
export async function discardDraft(
  app: App,
  actor: Actor,
  key: string,
  mark: string,
): Promise<boolean> {
  requireStaff(actor, 'content')
  const page = requirePage(key)
  return app.db.as(actor, async (tx) => {
    await store.holdPage(tx, { page, language })
    if ((await readEdited(tx, page)).mark !== mark) return false
    if (await store.deleteDraft(tx, { page, language }))
      await audit(tx, { ...subjectOf(page), action: 'page_text.discarded', details: { page } })
    return true
  })
}

/**
 * Puts the release's texts and the printed share image back on the page, at once.
 * @param mark the state that the person has seen
 * @returns false when somebody has saved since, and nothing was done
 * @throws AppError `forbidden`, `not_found`
 */
export async function backToOriginal(
  app: App,
  actor: Actor,
  key: string,
  mark: string,
): Promise<boolean> {
  const staff = requireStaff(actor, 'content')
  const page = requirePage(key)
  return app.db.as(actor, async (tx) => {
    await store.holdPage(tx, { page, language })
    if ((await readEdited(tx, page)).mark !== mark) return false
    const original = { texts: {}, share: null, move: 'original', restoredFrom: null } as const
    await publish(tx, staff, page, original)
    return true
  })
}

/**
 * Puts a picture, or none, into the draft as the share image of a page.
 * @param hash of an uploaded picture, null for the printed image
 * @throws AppError `forbidden`, `not_found`
 */
export async function setShareImage(
  app: App,
  actor: Actor,
  key: string,
  hash: string | null,
): Promise<void> {
  const staff = requireStaff(actor, 'content')
  const page = requirePage(key)
  await app.db.as(actor, async (tx) => {
    await store.holdPage(tx, { page, language })
    const { texts } = await readEdited(tx, page)
    const share = hash === null ? null : await store.selectPictureId(tx, hash)
    if (share === undefined) throw new AppError('not_found', 'Not found')
    await keepDraft(tx, staff, page, { texts, share })
  })
}
