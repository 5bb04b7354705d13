import { audit } from '#app/features/audit/audit-service.server.ts'
import { removePicture } from '#app/features/pictures/picture-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { teamPanel } from '#content/team-panel.ts'
import { deleteRow, lockRow } from './order-store.server.ts'
import type { KeptTeamMember, TeamMember, TeamMemberInput } from './team-member.ts'
import { type TeamMemberListQuery, teamMemberList } from './team-member-list-query.ts'
import { teamMemberSource } from './team-member-list-store.server.ts'
import * as store from './team-member-store.server.ts'

const table = 'team_members'

/** What a save does beside writing the fields; undefined leaves the portrait and the state as they are. */
export type PersonChange = { portraitId?: string | null; publish?: boolean }

/** The published people, read as a visitor. */
export function shownTeam({ db }: Pick<App, 'db'>): Promise<TeamMember[]> {
  return db.asVisitor(store.selectPeople)
}

/** One page of the list. @throws AppError `forbidden` */
export function listTeam(app: App, actor: Actor, query: TeamMemberListQuery) {
  requireStaff(actor, 'content')
  return app.db.read(actor, (tx) => readList(tx, teamMemberList, query, teamMemberSource(query)))
}

/** @throws AppError `forbidden`, `not_found` */
export function readTeamMember(app: App, actor: Actor, id: string): Promise<KeptTeamMember> {
  requireStaff(actor, 'content')
  return app.db.read(actor, (tx) => found(tx, id))
}

/** Adds a person, whom only staff see until they are published. @returns the id @throws AppError `forbidden` */
export async function addTeamMember(
  app: App,
  actor: Actor,
  input: TeamMemberInput,
  change: PersonChange,
): Promise<string> {
  requireStaff(actor, 'content')
  const id = crypto.randomUUID()
  await app.db.as(actor, async (tx) => {
    await store.insertTeamMember(tx, id, input, besideOf(change))
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
export async function changeTeamMember(
  app: App,
  actor: Actor,
  { id, based }: { id: string; based: number },
  input: TeamMemberInput,
  change: PersonChange,
): Promise<void> {
  requireStaff(actor, 'content')
  await app.db.as(actor, async (tx) => {
    const before = await locked(tx, id, based)
    await store.updateTeamMember(tx, id, input, besideOf(change))
    const isReplaced = change.portraitId !== undefined && change.portraitId !== before.portrait_id
    if (isReplaced && before.portrait_id) await removePicture(app, tx, before.portrait_id)
    const fields = Object.keys(input) as (keyof TeamMemberInput)[]
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
export async function removeTeamMember(
  app: App,
  actor: Actor,
  { id, based }: { id: string; based: number },
): Promise<void> {
  requireStaff(actor, 'content')
  await app.db.as(actor, async (tx) => {
    const before = await locked(tx, id, based)
    await deleteRow(tx, table, id)
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

async function found(tx: Tx, id: string): Promise<KeptTeamMember> {
  const person = isUuid(id) ? await store.selectTeamMember(tx, id) : undefined
  if (!person) throw new AppError('not_found', 'Not found')
  return person
}

async function locked(tx: Tx, id: string, based: number): Promise<KeptTeamMember> {
  if (isUuid(id)) await lockRow(tx, table, id)
  const person = await found(tx, id)
  if (person.version !== based) throw new AppError('conflict', teamPanel.errors.stale)
  return person
}
