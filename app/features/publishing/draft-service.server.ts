import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isDay } from '#app/platform/instant.ts'
import { countHit } from '#app/platform/rate-limit.server.ts'
import { publicationDraft } from '#content/publication-draft.ts'
import type { Draft } from './draft.ts'
import { deleteDraft, selectDraft, upsertDraft } from './draft-store.server.ts'
import type { Kind, Values } from './publication.ts'
import { findPublication } from './publication-service.server.ts'

/** The id is null for a new publication. */
type Of = { kind: Kind; id: string | null }

/** A timestamp in the format of the database. */
const isTime = (text: string) =>
  isDay(text.slice(0, 10)) &&
  /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00:00$/.test(text.slice(10))

/** A form that is being edited sends one draft every few seconds. */
const limit = { hits: 90, seconds: 60 }

/** The actor's unsaved draft of a publication. @throws AppError `forbidden` */
export async function readDraft(app: App, actor: Actor, of: Of): Promise<Draft | null> {
  const staff = requireStaff(actor, 'content')
  const key = { ...of, editorId: staff.userId }
  return (await app.db.as(actor, (tx) => selectDraft(tx, key))) ?? null
}

/**
 * Saves the actor's draft, separate from the publication.
 * @param since the time of the draft that this one continues; empty for the first one
 * @returns the time of the draft, and the stored version if it is newer than the form's
 * @throws AppError `forbidden`, `not_found`, `rate_limited`; `conflict` when another window has
 *   saved a draft
 */
export async function keepDraft(
  app: App,
  actor: Actor,
  of: Of,
  { basedOn, values, since }: { basedOn: number; values: Values; since: string },
): Promise<{ savedAt: string; behind: number | null }> {
  const staff = requireStaff(actor, 'content')
  if (since !== '' && !isTime(since)) throw new AppError('invalid', publicationDraft.failed)
  await countHit(app, `draft:${staff.userId}`, limit, app.now())
  return app.db.as(actor, async (tx) => {
    const stored = of.id === null ? null : await findPublication(tx, of.kind, of.id)
    const key = { ...of, editorId: staff.userId }
    const savedAt = await upsertDraft(tx, key, { basedOn, values, since })
    if (!savedAt) throw new AppError('conflict', publicationDraft.elsewhere)
    return { savedAt, behind: stored && stored.version > basedOn ? stored.version : null }
  })
}

/** Deletes the actor's draft. @throws AppError `forbidden` */
export async function discardDraft(app: App, actor: Actor, of: Of): Promise<void> {
  const staff = requireStaff(actor, 'content')
  await app.db.as(actor, (tx) => deleteDraft(tx, { ...of, editorId: staff.userId }))
}
