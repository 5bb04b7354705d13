import type { StoredTexts } from '#app/features/page-copy/stored-texts.ts'
import { compareWords } from '#app/features/publishing/compare-words.ts'
import type { FieldChange } from '#app/features/publishing/version.ts'
import { type ListPart, readRows } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { language } from '#content/locale.ts'
import { blockName, fieldName, pageHistory } from '#content/page-texts.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { typedOf } from './page-form.ts'
import { requirePage } from './page-text-service.server.ts'
import * as store from './page-text-store.server.ts'
import type { PageState, PageVersionRow } from './page-texts.ts'
import { type PageVersionListQuery, pageVersionList } from './page-version-list-query.ts'
import { publish } from './save-page-service.server.ts'

/** One page of a page's history; one query. @throws AppError `forbidden`, `not_found` */
export async function listPageVersions(
  app: App,
  actor: Actor,
  key: string,
  query: PageVersionListQuery,
): Promise<ListPart<PageVersionRow>> {
  requireStaff(actor, 'content')
  const source = store.pageVersionSource({ page: requirePage(key), language })
  return app.db.read(actor, (tx) => readRows(tx, pageVersionList, query, source))
}

/**
 * A version with what it changed, or with what restoring it would change.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readPageVersion(
  app: App,
  actor: Actor,
  key: string,
  { versionId, isAgainstNow }: { versionId: string; isAgainstNow: boolean },
) {
  requireStaff(actor, 'content')
  const page = requirePage(key)
  return app.db.as(actor, async (tx) => {
    const { texts, share, ...version } = await find(tx, page, versionId)
    const of = { page, language }
    const now = await store.selectPublished(tx, of)
    const other = isAgainstNow ? now : await store.selectVersionBefore(tx, of, version.version)
    const before = other ?? { texts: {}, share: null }
    return {
      ...{ page, name: siteMap[page].name, version, now: now?.version ?? 0 },
      changes: changesOf(page, before.texts, texts),
      isShareChanged: before.share !== share,
    }
  })
}

function changesOf(page: SitePath, before: StoredTexts, after: StoredTexts): FieldChange[] {
  const [from, to] = [typedOf(page, before), typedOf(page, after)]
  return Object.keys(to).flatMap((path) => {
    const pieces = compareWords(from[path] ?? '', to[path] ?? '')
    const [block = ''] = path.split('.')
    return pieces.length > 0 ? [{ name: `${blockName(block)}: ${fieldName(path)}`, pieces }] : []
  })
}

/**
 * Publishes the texts of an older version again, as a new version.
 * @returns the number of the restored version
 * @throws AppError `forbidden`, `not_found`; `conflict` when somebody has published since
 */
export async function restorePageVersion(
  app: App,
  actor: Actor,
  key: string,
  { versionId, now }: { versionId: string; now: number },
): Promise<number> {
  const staff = requireStaff(actor, 'content')
  const page = requirePage(key)
  return app.db.as(actor, async (tx) => {
    await store.holdPage(tx, { page, language })
    const { texts, share, version } = await find(tx, page, versionId)
    const published = await store.selectPublished(tx, { page, language })
    if ((published?.version ?? 0) !== now) throw new AppError('conflict', pageHistory.stale)
    await publish(tx, staff, page, { texts, share, move: 'restore', restoredFrom: version })
    return version
  })
}

async function find(
  tx: Tx,
  page: SitePath,
  versionId: string,
): Promise<PageVersionRow & PageState> {
  const found = isUuid(versionId)
    ? await store.selectVersion(tx, { page, language }, versionId)
    : undefined
  if (!found) throw new AppError('not_found', 'Not found')
  return found
}
