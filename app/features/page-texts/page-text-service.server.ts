import { placeTexts, type StoredTexts } from '#app/features/page-copy/stored-texts.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { language } from '#content/locale.ts'
import { pageCopies } from '#content/page-copies.ts'
import { type SitePath, siteMap, sitePaths } from '#content/site-map.ts'
import { pageFields } from './page-fields.ts'
import { typedOf } from './page-form.ts'
import * as store from './page-text-store.server.ts'
import { type PageListRow, type PageState, pageOf, type Typed } from './page-texts.ts'
import { type PageListQuery, pagesFor } from './pages-list-query.ts'

/** @throws AppError `not_found` when no page has this key */
export function requirePage(key: string): SitePath {
  const page = pageOf(key)
  if (!page) throw new AppError('not_found', 'Not found')
  return page
}

/** The pages of the site with the state of their texts. @throws AppError `forbidden` */
export async function listPages(
  app: App,
  actor: Actor,
  query: PageListQuery,
): Promise<PageListRow[]> {
  requireStaff(actor, 'content')
  const [published, drafts] = await app.db.read(actor, (tx) =>
    Promise.all([store.selectAllPublished(tx, language), store.selectAllDrafts(tx, language)]),
  )
  const rows = sitePaths.map((page): PageListRow => {
    const stored = published.find((one) => one.page === page)
    const draft = drafts.find((one) => one.page === page)
    const texts = stored?.texts ?? {}
    const isOutdated = placeTexts(pageCopies[page], texts).some(({ state }) => state !== 'same')
    const isChanged = Object.keys(texts).length > 0 || Boolean(stored?.share)
    return {
      id: page,
      page,
      name: siteMap[page].name,
      state: isOutdated ? 'outdated' : isChanged ? 'changed' : 'original',
      changed: Object.keys(texts).length,
      published: stored?.updated_at ?? null,
      draft: draft ? { editor: draft.editor, at: draft.saved_at } : null,
    }
  })
  return pagesFor(query, rows)
}

/** A page as it is edited: its draft, or what is published when there is none. */
export type Edited = PageState & {
  /** Changes with everything that somebody saves or publishes. */
  mark: string
  version: number
  draft: { editor: string | null; at: string } | null
}

export async function readEdited(tx: Tx, page: SitePath): Promise<Edited> {
  const of = { page, language }
  const [published, draft] = await Promise.all([
    store.selectPublished(tx, of),
    store.selectDraft(tx, of),
  ])
  const { texts, share } = draft ?? published ?? { texts: {}, share: null }
  return {
    ...{ texts, share, version: published?.version ?? 0 },
    mark: `${published?.version ?? 0}.${draft?.revision ?? 0}`,
    draft: draft ? { editor: draft.editor, at: draft.saved_at } : null,
  }
}

/** The texts that staff replaced and whose original the release has changed since. */
export type Outdated = Record<string, { was: string; now: string }>

/** A page for its editor. @throws AppError `forbidden`, `not_found` */
export async function readPageEditor(app: App, actor: Actor, key: string) {
  requireStaff(actor, 'content')
  const page = requirePage(key)
  const { edited, share } = await app.db.read(actor, async (tx) => {
    const edited = await readEdited(tx, page)
    const share = edited.share ? await store.selectShare(tx, edited.share) : undefined
    return { edited, share }
  })
  return {
    page,
    name: siteMap[page].name,
    fields: pageFields(page),
    typed: typedOf(page, edited.texts),
    share: share ?? null,
    mark: edited.mark,
    isPublished: edited.version > 0,
    draft: edited.draft,
    ...changesSince(page, edited.texts),
  }
}

/** A page as its editor shows it. */
export type EditedPage = Awaited<ReturnType<typeof readPageEditor>>

function changesSince(page: SitePath, texts: StoredTexts) {
  const originals = new Map(pageFields(page).map(({ path, original }) => [path, original]))
  const placed = placeTexts(pageCopies[page], texts)
  const outdated: Outdated = Object.fromEntries(
    placed
      .filter(({ state }) => state === 'changed')
      .map(({ path, original }) => [
        path,
        { was: original.trim(), now: originals.get(path) ?? '' },
      ]),
  )
  const gone: Typed = Object.fromEntries(
    placed.filter(({ state }) => state === 'gone').map(({ storedAt, text }) => [storedAt, text]),
  )
  return { outdated, gone }
}
