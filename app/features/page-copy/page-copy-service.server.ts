import type { RouterContextProvider } from 'react-router'
import { isStaff } from '#app/platform/access.ts'
import type { App } from '#app/platform/app.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { dependsOn, hearWhenNeeded } from '#app/platform/page-dependencies.server.ts'
import { language } from '#content/locale.ts'
import { pageCopies } from '#content/page-copies.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { draftParameter, framedDraft, type PageChanges, type PageTextsData } from './page-copy.ts'
import { selectDraft, selectPublished } from './page-copy-store.server.ts'
import { shownTexts } from './stored-texts.ts'
import { withTexts } from './with-texts.ts'

export type PageCopies = typeof pageCopies

declare module '#app/platform/app.server.ts' {
  interface App {
    pageTexts: PageTexts
  }
}

/** What staff have published in place of the release's texts, in memory. */
export type PageTexts = {
  /** The changes of one page; null when it is the release's own. */
  of(page: SitePath): Promise<PageChanges | null>
  /** The copy of every page as visitors read it. */
  copies(): Promise<PageCopies>
  /** Whether the last reading has failed, so that an older state is in use. */
  hasFailed(): boolean
}

type Known = ReadonlyMap<string, PageChanges>

/**
 * Reads the changes of all pages with one statement, at their first use and again after somebody has
 * published. When the database does not answer, what was read last stays in use.
 */
export function createPageTexts({ db, log }: Pick<App, 'db' | 'log'>): PageTexts {
  let reading: Promise<Known> | null = null
  let last: Known = new Map()
  const outdate = () => {
    reading = null
  }
  const hear = (tags: string[]) => {
    if (tags.includes('page-texts')) outdate()
  }
  const hears = hearWhenNeeded(db, { invalidate: hear, clear: outdate })

  async function read(): Promise<Known> {
    await hears()
    const rows = await db.asVisitor((tx) => selectPublished(tx, language))
    return new Map(
      rows.flatMap(({ page, texts, share }) => {
        const shown = shownTexts(pageCopies[page as SitePath], texts)
        const isChanged = share !== null || Object.keys(shown).length > 0
        return isChanged ? [[page, { texts: shown, share }] as const] : []
      }),
    )
  }

  async function known(): Promise<Known> {
    reading ??= read()
    const mine = reading
    try {
      last = await mine
    } catch (error) {
      if (reading === mine) outdate()
      log.warn({ err: error }, 'the changed texts of pages could not be read')
    }
    return last
  }

  return {
    hasFailed: () => reading === null,
    of: async (page) => (await known()).get(page) ?? null,
    async copies() {
      const changed = [...(await known())].flatMap(([page, { texts }]) => {
        const copy = pageCopies[page as SitePath]
        return copy ? [[page, withTexts(copy, texts)] as const] : []
      })
      return { ...pageCopies, ...Object.fromEntries(changed) }
    },
  }
}

/** The page of the site map at an address, in whatever case and with a slash at its end or not. */
function pageAt(pathname: string): SitePath | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '').toLowerCase()
  return Object.hasOwn(siteMap, path) ? (path as SitePath) : undefined
}

/** Milliseconds for which a page is kept that may be out of date. */
const shortWhile = 10_000

/** The tag of a page in the page cache. A trigger of the table announces it. */
const tagOf = (page: SitePath) => `page-texts:${page}`

/**
 * What staff have changed on the page at an address; for staff who ask for it, their draft. Null when it
 * is the release's own.
 */
export async function readShownTexts(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<PageTextsData> {
  const page = pageAt(url.pathname)
  if (!page) return null
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  dependsOn(context, [tagOf(page)])
  const asked = url.searchParams.get(draftParameter)
  if (asked !== null && isStaff(actor)) {
    const draft = await app.db.as(actor, (tx) => selectDraft(tx, page, language))
    const shown = draft
      ? { texts: shownTexts(pageCopies[page], draft.texts), share: draft.share }
      : await app.pageTexts.of(page)
    if (asked === framedDraft) return { texts: {}, share: null, ...shown, preview: 'frame' }
    if (draft && shown) return { ...shown, preview: 'page' }
  }
  return readPublishedTexts(context, page)
}

/** What visitors read of a page in place of the release's texts; null when it is the release's own. */
export async function readPublishedTexts(
  context: Readonly<RouterContextProvider>,
  page: SitePath,
): Promise<PageChanges | null> {
  const app = context.get(appContext)
  dependsOn(context, [tagOf(page)])
  const changes = await app.pageTexts.of(page)
  // Without a database the page is still served, for a short time as it was known last.
  if (app.pageTexts.hasFailed()) dependsOn(context, [], new Date(app.now().getTime() + shortWhile))
  return changes
}

/**
 * The copy of a page as it is shown at an address, for a loader that makes texts of it on the server.
 * @param page whose copy it is; the page of the address may be another one that quotes it
 */
export async function readShownCopy<Copy>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  page: SitePath,
  copy: Copy,
): Promise<Copy> {
  const address = new URL(page, url)
  address.search = url.search
  const changes = await readShownTexts(context, address)
  return changes ? withTexts(copy, changes.texts) : copy
}
