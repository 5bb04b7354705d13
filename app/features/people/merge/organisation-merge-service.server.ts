import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { organisationMergeCopy as copy, personPage } from '#content/people.ts'
import { deleteOrganisation } from '../organisation-store.server.ts'
import { mergesSince, type OrganisationMergePreview, type OrganisationSide } from './merge.ts'
import { type Both, isStale, pairOf, type Versions } from './merge-pair.ts'
import { deleteMerge, deleteMergesBefore, selectKeptOf } from './merge-store.server.ts'
import { emptyGaps, fillGaps } from './merged-values.ts'
import * as store from './organisation-merge-store.server.ts'

const table = 'organisation_merges'
/** A merge fills in what is missing. */
const filled = ['owner_id', 'client_id'] as const
const subject = (id: string) => ({ subjectType: 'organisation', subjectId: id })

/**
 * What a merge would do: which organization stays, and what goes into it. Nothing is written.
 * @param other an id, a name or a domain of the other organization; empty shows only the first one
 * @throws AppError `not_found`, `forbidden`
 */
export function previewOrganisationMerge(
  app: App,
  actor: Actor,
  keptId: string,
  other: string,
): Promise<OrganisationMergePreview> {
  requireStaff(actor, 'people')
  return app.db.read(actor, async (tx) => {
    const kept = isUuid(keptId) && (await sideOf(tx, keptId))
    if (!kept) throw notFound()
    const called = other.trim().replace(/^@/, '')
    if (!called) return { kept, choices: [] }
    if (called.toLowerCase() === keptId) return { kept, fault: copy.errors.same }
    if (isUuid(called)) return withOther(kept, await sideOf(tx, called))
    const found = await store.selectCalled(tx, called, keptId)
    if (found.length > 1) return { kept, choices: found }
    const itself = [kept.name, ...kept.domains].map((one) => one.toLowerCase())
    if (!found[0] && itself.includes(called.toLowerCase())) return { kept, fault: copy.errors.same }
    return withOther(kept, found[0] && (await sideOf(tx, found[0].id)))
  })
}

function withOther(
  kept: OrganisationSide,
  merged: OrganisationSide | undefined,
): OrganisationMergePreview {
  if (!merged) return { kept, fault: copy.errors.nobody }
  if (kept.client && merged.client)
    return { kept, fault: copy.errors.twoClients(kept.client, merged.client) }
  return { kept, merged }
}

async function sideOf(tx: Tx, id: string): Promise<OrganisationSide | undefined> {
  const found = await store.selectSide(tx, id)
  return found && { ...found, domains: found.domains.split(' ').filter(Boolean) }
}

/**
 * Makes two organizations one, in one transaction. The kept one's values stay, and its gaps are filled.
 * @param seen the versions that the preview showed
 * @throws AppError `not_found`, `forbidden`, `conflict` when one of the two was changed since, or both are clients
 */
export async function mergeOrganisations(
  app: App,
  actor: Actor,
  { keptId, mergedId }: Both,
  seen: Versions,
): Promise<void> {
  const staff = requireStaff(actor, 'people')
  if (!isUuid(keptId) || !isUuid(mergedId) || keptId === mergedId) throw notFound()
  await app.db.as(actor, async (tx) => {
    const rows = await store.selectForMerge(tx, [keptId, mergedId])
    const pair = pairOf(rows, { keptId, mergedId })
    if (!pair) throw notFound()
    const { kept, merged } = pair
    if (isStale(pair, seen) || (kept.client_id && merged.client_id))
      throw new AppError('conflict', personPage.errors.stale)
    const moved = await store.moveAll(tx, { from: mergedId, to: keptId })
    await deleteOrganisation(tx, mergedId)
    await store.updateChosen(tx, keptId, fillGaps(filled, kept, merged))
    const merge = await store.insertMerge(tx, { ...pair, by: staff, now: app.now() }, moved)
    const details = { merge, merged: mergedId, name: merged.name, people: moved.people.length }
    await audit(tx, { ...subject(keptId), action: 'organisation.merged', details })
  })
}

/**
 * Takes a merge back: the merged organization is there again with its own domains, people, notes and
 * tasks, as far as they are still where the merge put them. What staff have changed since stays.
 * @returns the id of the organization that is there again
 * @throws AppError `not_found`, `forbidden`, `conflict` when its time is over
 */
export function undoOrganisationMerge(
  app: App,
  actor: Actor,
  keptId: string,
  id: string,
): Promise<string> {
  requireStaff(actor, 'people')
  if (!isUuid(keptId) || !isUuid(id)) throw notFound()
  return app.db.as(actor, async (tx) => {
    const [now] = await store.selectForMerge(tx, [keptId])
    if (!now) throw notFound()
    const merge = await store.selectMerge(tx, { id, keptId, since: mergesSince(app) })
    if (!merge) throw new AppError('conflict', copy.errors.over)
    const { merged, kept_before: before, ...moved } = merge
    // Before the other one is added: a client belongs to one organization.
    await store.updateChosen(tx, keptId, emptyGaps(filled, { now, before, merged }))
    await store.insertOrganisation(tx, merged)
    await store.moveAll(tx, { from: keptId, to: merged.id }, moved)
    await deleteMerge(tx, table, id)
    const details = { merge: id, merged: merged.id, name: merged.name }
    await audit(tx, { ...subject(keptId), action: 'organisation.merge_undone', details })
    return merged.id
  })
}

/** The merges of an organization that can be taken back, for a service that has checked access. */
export const readOrganisationMerges = (app: Pick<App, 'now'>, tx: Tx, keptId: string) =>
  store.selectMerges(tx, keptId, mergesSince(app))

/** Where an organization has gone that was merged; for a service that has checked access. */
export const keptOrganisationOf = (tx: Tx, mergedId: string) => selectKeptOf(tx, table, mergedId)

/** Deletes merges of organizations that can no longer be taken back. */
export async function tidyOrganisationMerges(app: App): Promise<void> {
  await app.db.system((tx) => deleteMergesBefore(tx, table, mergesSince(app)))
}

const notFound = () => new AppError('not_found', 'Organization not found')
