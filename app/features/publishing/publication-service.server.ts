import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { articleToStore } from '#app/features/insights/insight-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { publicationForm } from '#content/publishing.ts'
import { deleteDraft } from './draft-store.server.ts'
import type { ClientsToChoose, Kind, Move, Publication, Stale, Values } from './publication.ts'
import { slugFrom } from './publication-forms.ts'
import { type PublicationQuery, publicationLists } from './publication-list-query.ts'
import { publicationSource } from './publication-list-store.server.ts'
import * as store from './publication-store.server.ts'
import { insertVersion } from './version-store.server.ts'
import {
  changedFields,
  nouns,
  refuseWithoutClient,
  slugTaken,
  writePublication,
} from './write-publication.server.ts'

/** One page of a list. @throws AppError `forbidden` */
export async function listPublications(
  app: App,
  actor: Actor,
  kind: Kind,
  query: PublicationQuery,
) {
  requireStaff(actor, 'content')
  const source = publicationSource(kind, query)
  return app.db.read(actor, (tx) => readList(tx, publicationLists[kind], query, source))
}

/** The taxonomy terms that a new publication can have. @throws AppError `forbidden` */
export async function readChoices(app: App, actor: Actor, kind: Kind) {
  requireStaff(actor, 'content')
  return app.db.as(actor, (tx) => store.selectChoices(tx, kind, []))
}

/** The clients that a help article can be for; undefined for other kinds. @throws AppError `forbidden` */
export async function readClientsToChoose(
  app: App,
  actor: Actor,
  kind: Kind,
  params: URLSearchParams,
  chosen: string,
): Promise<ClientsToChoose | undefined> {
  if (kind !== 'help') return undefined
  const search = readClientSearch(params)
  return { ...(await readClientChoice(app, actor, search, chosen)), search }
}

/** One publication for the editor. @throws AppError `forbidden`, `not_found` */
export async function readPublication(app: App, actor: Actor, kind: Kind, id: string) {
  requireStaff(actor, 'content')
  return app.db.as(actor, async (tx) => {
    const publication = await findPublication(tx, kind, id)
    const { contentType = '', sector = '', client = '', capabilities = '' } = publication.values
    const used = [contentType, sector, client, ...capabilities.split(' ')].filter(Boolean)
    return { publication, choices: await store.selectChoices(tx, kind, used) }
  })
}

/**
 * Creates a draft. The same form sent again finds the publication it created.
 * @throws AppError `forbidden`; `invalid` when another publication has the address, or its client was
 *   deleted
 */
export async function createPublication(
  app: App,
  actor: Actor,
  kind: Kind,
  { id, values: typed }: { id: string; values: Values },
): Promise<void> {
  const staff = requireStaff(actor, 'content')
  const create = () =>
    app.db.as(actor, async (tx) => {
      const values = ready(kind, typed)
      if (await store.selectPublication(tx, kind, id)) return
      await refuseWithoutClient(tx, kind, values)
      const isTaken = await store.isSlugTaken(tx, kind, values.slug ?? '', id)
      if (isTaken && typed.slug) throw slugTaken()
      // A generated address gets a suffix when it is taken, or when a former address redirects from
      // it.
      if (isTaken || (!typed.slug && (await store.isFormerSlug(tx, kind, values.slug ?? ''))))
        values.slug += `-${id.slice(0, 4)}`
      await store.insertPublication(tx, kind, id, values)
      const made = await findPublication(tx, kind, id)
      const changed = Object.keys(made.values).filter((name) => made.values[name] !== '')
      const first = { ...made, move: 'create' as const, restoredFrom: null, changed }
      await insertVersion(tx, kind, id, { ...first, editorId: staff.userId })
      await deleteDraft(tx, { kind, id: null, editorId: staff.userId })
      const details = { title: values.title, slug: values.slug }
      await audit(tx, {
        ...subject(kind, id),
        action: `${nouns[kind]}.created`,
        details,
      })
    })
  // The same form, or another one with this title, was stored in the meantime: it is seen now.
  await create()
    .catch((error: unknown) => (isUniqueViolation(error) ? create() : Promise.reject(error)))
    .catch(asTaken)
}

export type Save = { version: number; values: Values; move: Move; publishAt?: string }

/**
 * Saves a publication and changes whether it is public, if nobody has changed it since its form was
 * opened.
 * @returns the stored values when somebody has changed it; null when it was saved
 * @throws AppError `forbidden`, `not_found`; `invalid` when another publication has the address
 */
export async function savePublication(
  app: App,
  actor: Actor,
  { kind, id }: { kind: Kind; id: string },
  { version, values: typed, move, publishAt }: Save,
): Promise<Stale | null> {
  const staff = requireStaff(actor, 'content')
  const values = ready(kind, typed)
  const at = move === 'schedule' ? `${publishAt}:00Z` : null
  const work = app.db.as(actor, async (tx) => {
    const before = await findPublication(tx, kind, id, true)
    if (before.version !== version) return { version: before.version, now: before.values }
    const changed = changedFields(before.values, values)
    if (changed.length > 0 || move !== 'save')
      await writePublication(tx, staff, { kind, before }, { values, move, at })
    await deleteDraft(tx, { kind, id, editorId: staff.userId })
    return null
  })
  return work.catch(asTaken)
}

/**
 * Deletes a publication with its former addresses.
 * @throws AppError `forbidden`, `not_found`; `conflict` when somebody has changed it since
 */
export async function deletePublication(
  app: App,
  actor: Actor,
  { kind, id, version }: { kind: Kind; id: string; version: number },
): Promise<void> {
  requireStaff(actor, 'content')
  await app.db.as(actor, async (tx) => {
    const { values, ...before } = await findPublication(tx, kind, id, true)
    if (before.version !== version) throw new AppError('conflict', publicationForm.remove.stale)
    await store.deletePublication(tx, kind, id)
    const details = { title: values.title, slug: values.slug }
    await audit(tx, { ...subject(kind, id), action: `${nouns[kind]}.deleted`, details })
  })
}

/** @throws AppError `not_found` */
export async function findPublication(
  tx: Tx,
  kind: Kind,
  id: string,
  hold = false,
): Promise<Publication> {
  const found = isUuid(id) ? await store.selectPublication(tx, kind, id, hold) : undefined
  if (!found) throw new AppError('not_found', 'Not found')
  return found
}

/**
 * The values as they are stored: the article's HTML cleaned, a generated address if none was given.
 */
function ready(kind: Kind, typed: Values): Values {
  const slug = typed.slug || slugFrom(typed.title ?? '')
  if (kind === 'project') return { ...typed, slug }
  return { ...typed, slug, content: articleToStore(typed.content ?? '') }
}

function asTaken(error: unknown): never {
  throw isUniqueViolation(error) ? slugTaken() : error
}

const subject = (kind: Kind, id: string) => ({ subjectType: nouns[kind], subjectId: id })
