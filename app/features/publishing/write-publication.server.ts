import { audit } from '#app/features/audit/audit-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { publicationForm } from '#content/publishing.ts'
import type { Kind, Move, Publication, Values } from './publication.ts'
import * as store from './publication-store.server.ts'
import { insertVersion, keepFound } from './version-store.server.ts'

export const nouns = {
  insight: 'insight',
  project: 'public_project',
  help: 'help_article',
} as const
const verbs = {
  save: 'updated',
  publish: 'published',
  schedule: 'scheduled',
  unpublish: 'unpublished',
} as const satisfies Record<Move, string>
/** Fields whose text is too long for the audit log; the event only says that they have changed. */
const atLength = ['content', 'description', 'challenge', 'solution', 'excerpt', 'outcomes', 'kpis']

type User = Extract<Actor, { kind: 'user' }>
type Change = {
  values: Values
  move: Move
  /** The publishing time, for `schedule`. */
  at: string | null
  /** The version whose values are restored. */
  restoredFrom?: number
}

/**
 * Stores a publication with its version and its audit event, in the caller's transaction.
 * @throws AppError `invalid` when another publication has the address, or its client was deleted
 */
export async function writePublication(
  tx: Tx,
  actor: User,
  { kind, before }: { kind: Kind; before: Publication },
  { values, move, at, restoredFrom }: Change,
): Promise<void> {
  const { id } = before
  if (await store.isSlugTaken(tx, kind, values.slug ?? '', id)) throw slugTaken()
  await refuseWithoutClient(tx, kind, values)
  await keepFound(tx, kind, id, before)
  await store.updatePublication(tx, kind, id, values, move, at)
  const after = await store.selectPublication(tx, kind, id)
  if (!after) throw new AppError('not_found', 'Not found')
  const changed = changedFields(before.values, after.values)
  await insertVersion(tx, kind, id, {
    ...after,
    changed,
    move: restoredFrom ? 'restore' : move,
    restoredFrom: restoredFrom ?? null,
    editorId: actor.userId,
  })
  const brief = changed.filter((name) => !atLength.includes(name))
  const pick = (from: Values) => Object.fromEntries(brief.map((name) => [name, from[name]]))
  const restored = restoredFrom ? { restoredVersion: restoredFrom } : {}
  await audit(tx, {
    subjectType: nouns[kind],
    subjectId: id,
    action: `${nouns[kind]}.${restoredFrom ? 'restored' : verbs[move]}`,
    details: { changed, from: pick(before.values), to: pick(after.values), at, ...restored },
  })
}

/** The fields in which two sets of values differ. */
export const changedFields = (before: Values, after: Values): string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name])

/** A help article is never shown to others because its client was deleted. @throws AppError `invalid` */
export async function refuseWithoutClient(tx: Tx, kind: Kind, values: Values): Promise<void> {
  if (kind !== 'help' || values.audience !== 'client') return
  if (!(await store.knowsClient(tx, values.client ?? '')))
    throw new AppError('invalid', errors.clientGone)
}

const { errors } = publicationForm
export const slugTaken = () => new AppError('invalid', errors.slugTaken)
