import { audit } from '#app/features/audit/audit-service.server.ts'
import { removePicture } from '#app/features/pictures/picture-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { peoplePanel } from '#content/people-panel.ts'
import type { KeptPerson, Person, PersonInput } from './person.ts'
import { type PersonListQuery, personList } from './person-list-query.ts'
import { personSource } from './person-list-store.server.ts'
import * as store from './person-store.server.ts'

/** What a save does beside writing the fields; undefined leaves the portrait and the state as they are. */
export type PersonChange = { portraitId?: string | null; publish?: boolean }

/** The published people, read as a visitor. */
export function shownPeople({ db }: Pick<App, 'db'>): Promise<Person[]> {
  return db.asVisitor(store.selectPeople)
}

/** One page of the list. @throws AppError `forbidden` */
export function listPeople(app: App, actor: Actor, query: PersonListQuery) {
  requireStaff(actor, 'content')
  return app.db.read(actor, (tx) => readList(tx, personList, query, personSource(query)))
}

/** @throws AppError `forbidden`, `not_found` */
export function readPerson(app: App, actor: Actor, id: string): Promise<KeptPerson> {
  requireStaff(actor, 'content')
  return app.db.read(actor, (tx) => found(tx, id))
}

/** Adds a person, whom only staff see until they are published. @returns the id @throws AppError `forbidden` */
export async function addPerson(
  app: App,
  actor: Actor,
  input: PersonInput,
  change: PersonChange,
): Promise<string> {
  requireStaff(actor, 'content')
  const id = crypto.randomUUID()
  await app.db.as(actor, async (tx) => {
    await store.insertPerson(tx, id, input, besideOf(change))
    await note(tx, id, 'added')
    if (change.publish) await note(tx, id, 'published')
  })
  return id
}

/**
 * Saves a person. A portrait that was replaced is deleted with its files.
 * @param based the version that the form showed
 * @throws AppError `forbidden`, `not_found`; `conflict` when somebody else saved meanwhile
 */
export async function changePerson(
  app: App,
  actor: Actor,
  { id, based }: { id: string; based: number },
  input: PersonInput,
  change: PersonChange,
): Promise<void> {
  requireStaff(actor, 'content')
  await app.db.as(actor, async (tx) => {
    const before = await locked(tx, id, based)
    await store.updatePerson(tx, id, input, besideOf(change))
    const isReplaced = change.portraitId !== undefined && change.portraitId !== before.portrait_id
    if (isReplaced && before.portrait_id) await removePicture(app, tx, before.portrait_id)
    const fields = Object.keys(input) as (keyof PersonInput)[]
    const changed = [
      ...fields.filter((field) => input[field] !== before[field]),
      ...(isReplaced ? ['portrait'] : []),
    ]
    if (changed.length > 0) await note(tx, id, 'changed', { changed })
    if (change.publish === undefined || change.publish === before.is_published) return
    await note(tx, id, change.publish ? 'published' : 'withdrawn')
  })
}

/** Removes a person and their portrait. @throws AppError `forbidden`, `not_found`, `conflict` */
export async function removePerson(
  app: App,
  actor: Actor,
  { id, based }: { id: string; based: number },
): Promise<void> {
  requireStaff(actor, 'content')
  await app.db.as(actor, async (tx) => {
    const before = await locked(tx, id, based)
    await store.deletePerson(tx, id)
    if (before.portrait_id) await removePicture(app, tx, before.portrait_id)
    await note(tx, id, 'removed')
  })
}

const besideOf = ({ portraitId, publish }: PersonChange): store.Beside => ({
  ...(publish !== undefined && { is_published: publish }),
  ...(portraitId !== undefined && { portrait_id: portraitId }),
})

/** The log is kept for years and names nobody who may be gone by then. */
function note(
  tx: Tx,
  id: string,
  verb: 'added' | 'changed' | 'published' | 'withdrawn' | 'removed',
  details: Record<string, unknown> = {},
): Promise<void> {
  const subject = { subjectType: 'team_member', subjectId: id }
  return audit(tx, { ...subject, action: `team_member.${verb}`, details })
}

async function found(tx: Tx, id: string): Promise<KeptPerson> {
  const person = isUuid(id) ? await store.selectPerson(tx, id) : undefined
  if (!person) throw new AppError('not_found', 'Not found')
  return person
}

async function locked(tx: Tx, id: string, based: number): Promise<KeptPerson> {
  if (isUuid(id)) await store.lockPerson(tx, id)
  const person = await found(tx, id)
  if (person.version !== based) throw new AppError('conflict', peoplePanel.errors.stale)
  return person
}
