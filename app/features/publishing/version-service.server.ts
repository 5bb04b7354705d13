import { type ListPart, readRows } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { publicationHistory } from '#content/publication-history.ts'
import { compareValues } from './compare-values.ts'
import { fieldsOf, type Kind } from './publication.ts'
import { findPublication } from './publication-service.server.ts'
import { selectChoices } from './publication-store.server.ts'
import type { FieldChange, Version, VersionRow } from './version.ts'
import { type VersionListQuery, versionList } from './version-list-query.ts'
import * as store from './version-store.server.ts'
import { changedFields, slugTaken, writePublication } from './write-publication.server.ts'

type Of = { kind: Kind; id: string }

/** One page of a publication's history; one query. @throws AppError `forbidden` */
export async function listVersions(
  app: App,
  actor: Actor,
  { kind, id }: Of,
  query: VersionListQuery,
): Promise<ListPart<VersionRow>> {
  requireStaff(actor, 'content')
  if (!isUuid(id)) return { rows: [], previous: null, next: null }
  const source = store.versionSource(kind, id)
  return app.db.as(actor, (tx) => readRows(tx, versionList, query, source))
}

export type Against = 'before' | 'now'

/**
 * A version with the changes it made, or with the changes that restoring it would make.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readVersion(
  app: App,
  actor: Actor,
  { kind, id }: Of,
  versionId: string,
  against: Against,
) {
  requireStaff(actor, 'content')
  return app.db.as(actor, async (tx) => {
    const publication = await findPublication(tx, kind, id)
    const { values, ...version } = await find(tx, { kind, id }, versionId)
    const before =
      against === 'before' ? await store.selectVersionBefore(tx, kind, id, version.version) : null
    const [from, to] =
      against === 'now' ? [publication.values, values] : [before?.values ?? {}, values]
    const clients = [from.client ?? '', to.client ?? ''].filter(Boolean)
    const used = kind === 'help' ? clients : undefined
    const { terms, capabilities } = await selectChoices(tx, kind, used)
    const changes: FieldChange[] = compareValues(fieldsOf[kind], from, to, [
      ...terms,
      ...capabilities,
    ])
    return {
      title: publication.values.title ?? '',
      /** The stored version when the page is shown; restoring is refused when it has changed. */
      now: publication.version,
      version,
      changes,
      comparedWith: before?.version ?? null,
    }
  })
}

/** The values of a version, for a preview. @throws AppError `forbidden`, `not_found` */
export async function readVersionValues(
  app: App,
  actor: Actor,
  of: Of,
  versionId: string,
): Promise<Version> {
  requireStaff(actor, 'content')
  return app.db.as(actor, (tx) => find(tx, of, versionId))
}

/**
 * Restores the values of a version, as a new version. Whether the publication is public does not
 * change.
 * @returns the number of the new version
 * @throws AppError `forbidden`, `not_found`; `conflict` when somebody has changed it since, or
 *   another publication has the address now
 */
export async function restoreVersion(
  app: App,
  actor: Actor,
  { kind, id }: Of,
  { versionId, now }: { versionId: string; now: number },
): Promise<number> {
  const staff = requireStaff(actor, 'content')
  try {
    return await app.db.as(actor, async (tx) => {
      const before = await findPublication(tx, kind, id, true)
      if (before.version !== now) throw new AppError('conflict', publicationHistory.stale)
      const { values: old, version } = await find(tx, { kind, id }, versionId)
      const values = { ...before.values, ...old }
      if (changedFields(before.values, values).length === 0) return version
      const change = { values, move: 'save' as const, at: null, restoredFrom: version }
      await writePublication(tx, staff, { kind, before }, change)
      return version
    })
  } catch (error) {
    const isTaken = error instanceof AppError && error.userMessage === slugTaken().userMessage
    if (isTaken || isUniqueViolation(error))
      throw new AppError('conflict', publicationHistory.slugTaken)
    throw error
  }
}

async function find(tx: Tx, { kind, id }: Of, versionId: string): Promise<Version> {
  const known = isUuid(id) && isUuid(versionId)
  const found = known ? await store.selectVersion(tx, kind, id, versionId) : undefined
  if (!found) throw new AppError('not_found', 'Not found')
  return found
}
