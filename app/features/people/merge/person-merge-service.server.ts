import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { mergeCopy, personPage } from '#content/people.ts'
import { selectByAddress } from '../person-store.server.ts'
import { selectRecordCounts } from '../records-store.server.ts'
import { mergesSince, type PersonMergePreview, type PersonSide } from './merge.ts'
import { type Both, isStale, pairOf, type Versions } from './merge-pair.ts'
import { deleteMerge, deleteMergesBefore, selectKeptOf } from './merge-store.server.ts'
import { emptyGaps, fillGaps } from './merged-values.ts'
import * as store from './person-merge-store.server.ts'

const table = 'person_merges'
const subject = (id: string) => ({ subjectType: 'person', subjectId: id })

/**
 * What a merge would do: which record stays, and what goes into it. Nothing is written.
 * @param other an id, or an address of the other person
 * @returns what is wrong with `other`, if anything is
 * @throws AppError `not_found`, `forbidden`
 */
export function previewPersonMerge(
  app: App,
  actor: Actor,
  keptId: string,
  other: string,
): Promise<PersonMergePreview | { kept: PersonSide; fault: string }> {
  requireStaff(actor, 'people')
  return app.db.read(actor, async (tx) => {
    const kept = await sideOf(tx, keptId)
    if (!kept) throw notFound()
    const mergedId = isUuid(other)
      ? other
      : (await selectByAddress(tx, other.trim().toLowerCase()))?.id
    if (mergedId === keptId) return { kept, fault: mergeCopy.errors.same }
    const merged = mergedId ? await sideOf(tx, mergedId) : undefined
    return merged ? { kept, merged } : { kept, fault: mergeCopy.errors.nobody }
  })
}

async function sideOf(tx: Tx, id: string): Promise<PersonSide | undefined> {
  const found = isUuid(id) ? await store.selectSide(tx, id) : undefined
  if (!found) return undefined
  const { emails, ...side } = found
  const addresses = emails.split(' ')
  return { ...side, addresses, counts: await selectRecordCounts(tx, addresses) }
}

/**
 * Makes two records one, in one transaction. The kept one's values stay, and its gaps are filled.
 * @param seen the versions that the preview showed
 * @throws AppError `not_found`, `forbidden`, `conflict` when one of the two was changed since
 */
export async function mergePeople(
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
    if (isStale(pair, seen)) throw new AppError('conflict', personPage.errors.stale)
    await mergeRows(app, tx, { ...pair, by: staff })
  })
}

type Rows = { kept: store.KeptRow; merged: store.KeptRow; by: { userId: string; fullName: string } }

async function mergeRows(app: App, tx: Tx, { kept, merged, by }: Rows): Promise<void> {
  const moved = await store.moveAll(tx, { from: merged.id, to: kept.id })
  await store.deletePerson(tx, merged.id)
  await store.updateChosen(tx, kept.id, fillGaps(filled, kept, merged))
  await store.settlePerson(tx, kept.id)
  const merge = await store.insertMerge(tx, { kept, merged, by, now: app.now() }, moved)
  const details = { merge, merged: merged.id, addresses: moved.addresses.length }
  await audit(tx, { ...subject(kept.id), action: 'person.merged', details })
}

/**
 * Merges the record of somebody's new address into the one of their former address, in the caller's transaction as the owner:
 * both are theirs, as their mailboxes have said. Staff can take it back as any other merge.
 */
export const joinPeople =
  (app: App) =>
  async (
    tx: Tx,
    { from, to }: { from: string; to: string },
    by: { userId: string; fullName: string },
  ): Promise<void> => {
    const keptId = (await selectByAddress(tx, from))?.id
    const mergedId = (await selectByAddress(tx, to))?.id
    if (!keptId || !mergedId || keptId === mergedId) return
    const rows = await store.selectForMerge(tx, [keptId, mergedId])
    const pair = pairOf(rows, { keptId, mergedId })
    if (pair) await mergeRows(app, tx, { ...pair, by })
  }

/** What staff have said of a person, and what the person has said last: a merge fills in what is missing. */
const filled = [
  ...(['full_name', 'organisation_given', 'phone', 'language'] as const),
  ...(['organisation_id', 'owner_id'] as const),
] as const

/**
 * Takes a merge back: the merged record is there again with its own addresses, notes and tasks, and
 * with what has come from its addresses meanwhile. What staff have changed since stays.
 * @returns the id of the record that is there again
 * @throws AppError `not_found`, `forbidden`, `conflict` when its time is over or nothing of it is left
 */
export function undoPersonMerge(
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
    if (!merge) throw new AppError('conflict', mergeCopy.errors.over)
    const { merged, kept_before: before, ...moved } = merge
    const [address = ''] = moved.addresses
    await store.insertPerson(tx, merged, address)
    const { addresses } = await store.moveAll(tx, { from: keptId, to: merged.id }, moved)
    if (addresses.length === 0) throw new AppError('conflict', mergeCopy.errors.over)
    await store.updateChosen(tx, keptId, emptyGaps(filled, { now, before, merged }))
    await store.settlePerson(tx, keptId)
    await store.settlePerson(tx, merged.id)
    await deleteMerge(tx, table, id)
    const details = { merge: id, merged: merged.id }
    await audit(tx, { ...subject(keptId), action: 'person.merge_undone', details })
    return merged.id
  })
}

/** Where somebody has gone who was merged; for a service that has checked access. */
export const keptPersonOf = (tx: Tx, mergedId: string) => selectKeptOf(tx, table, mergedId)

/** Deletes merges that can no longer be taken back. */
export async function tidyPersonMerges(app: App): Promise<void> {
  await app.db.system((tx) => deleteMergesBefore(tx, table, mergesSince(app)))
}

const notFound = () => new AppError('not_found', 'Person not found')
