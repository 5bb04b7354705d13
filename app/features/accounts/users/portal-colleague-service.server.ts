import type { PersonAction } from '#app/features/audit/audit-actions.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { type ClientActor, isClientAdmin } from '#app/platform/access.ts'
import type { Actor, Role } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { colleagueDialog, colleagueMails } from '#content/invitations.ts'
import { revokeInvitationsOf } from '../invitations/revoke-invitations-service.server.ts'
import { notify } from '../notifications/notification-service.server.ts'
import { joinedMail, standingMail } from './colleague-mails.server.tsx'
import type { ColleagueChange } from './portal-colleague-dialog.tsx'
import * as store from './portal-colleague-store.server.ts'

export const organizationPath = '/dashboard/organization'

/** @throws AppError `not_found` for everyone but the client's own administrator, and for everyone else's people */
export async function readColleague(app: App, actor: Actor, id: string) {
  const { clientId } = requireOwnAdmin(actor)
  const colleague = isUuid(id)
    ? await app.db.read(actor, (tx) => store.selectColleague(tx, id, clientId))
    : undefined
  if (!colleague) throw notFound()
  return colleague
}

const actions = {
  role: 'user.updated',
  projects: 'user.projects_changed',
  ended: 'user.deactivated',
  active: 'user.reactivated',
  billing: 'user.billing_contact_named',
  not_billing: 'user.billing_contact_removed',
} satisfies Record<ColleagueChange, PersonAction>

/**
 * Changes a colleague's role, takes their access away or gives it back. Their sessions end, open invitations of whoever is no
 * administrator any more are revoked, and they are told by mail.
 * @param seen what the page showed
 * @throws AppError `not_found`; `conflict` when somebody else has changed it since, for oneself, and for what our team
 *   has taken away
 */
export async function changeColleague(
  app: App,
  actor: Actor,
  id: string,
  change: 'role' | 'ended' | 'active',
  { wanted, seen }: Record<'wanted' | 'seen', store.Standing>,
): Promise<void> {
  const { clientId, fullName: by } = requireOwnAdmin(actor)
  await app.db.as(actor, async (tx) => {
    const colleague = await store.selectColleague(tx, id, clientId)
    if (!colleague) throw notFound()
    const outcome = await store.setColleague(tx, id, wanted, seen)
    if (outcome === 'same') return
    if (outcome === 'yourself') throw conflict(colleagueDialog.yourself)
    if (outcome === 'by_staff') throw conflict(colleagueDialog.byStaff)
    if (outcome === 'changed') throw conflict(colleagueDialog.errors.changed)
    if (outcome === 'not_found') throw notFound()
    if (wanted.role !== 'client_admin' || wanted.access !== 'active')
      await revokeInvitationsOf(tx, { id, client_id: clientId }, app.now())
    const details = change === 'role' ? { from: seen.role, to: wanted.role } : {}
    await tell(app, tx, { ...colleague, role: wanted.role }, { change, by, details })
  })
}

/**
 * Names a colleague, or oneself, a billing contact, or takes it back. They are told by mail.
 * @param seen whether the page showed a billing contact
 * @throws AppError `not_found`; `conflict` when somebody else has changed it since
 */
export async function changeBillingContact(
  app: App,
  actor: Actor,
  id: string,
  { wanted, seen }: Record<'wanted' | 'seen', boolean>,
): Promise<void> {
  const { clientId, fullName: by } = requireOwnAdmin(actor)
  await app.db.as(actor, async (tx) => {
    const colleague = await store.selectColleague(tx, id, clientId)
    if (!colleague) throw notFound()
    const outcome = await store.setBillingContact(tx, id, wanted, seen)
    if (outcome === 'same') return
    if (outcome === 'changed') throw conflict(colleagueDialog.errors.changed)
    if (outcome === 'not_found') throw notFound()
    await tell(app, tx, colleague, { change: wanted ? 'billing' : 'not_billing', by, details: {} })
  })
}

/**
 * Restricts a colleague to some projects, or shows them everything again. Holds from their next request on, and they are
 * told by mail.
 * @param wanted ids of the client's projects; null for everything
 * @param seen what the page showed
 * @throws AppError `not_found`; `invalid` for other projects; `conflict` when somebody else has changed it since, and for
 *   an administrator
 */
export async function changeProjects(
  app: App,
  actor: Actor,
  id: string,
  { wanted, seen }: Record<'wanted' | 'seen', string[] | null>,
): Promise<void> {
  const { clientId, fullName: by } = requireOwnAdmin(actor)
  await app.db.as(actor, async (tx) => {
    const colleague = await store.selectColleague(tx, id, clientId)
    if (!colleague) throw notFound()
    const projects = colleague.projects.filter((one) => wanted?.includes(one.id))
    if (wanted && projects.length !== wanted.length)
      throw new AppError('invalid', colleagueDialog.projects.unknown)
    const outcome = await store.setProjects(tx, id, wanted, seen)
    if (outcome === 'same') return
    if (outcome === 'admin') throw conflict(colleagueDialog.projects.admin)
    if (outcome === 'changed') throw conflict(colleagueDialog.errors.changed)
    if (outcome === 'not_found') throw notFound()
    const names = wanted && projects.map(({ name }) => name)
    const details = { projects: names?.join(', ') ?? 'all' }
    await tell(app, tx, colleague, { change: 'projects', by, details, projects: names })
  })
}

type Told = {
  change: ColleagueChange
  by: string
  details: object
  projects?: string[] | null
}

/** Records a change in the audit log, and mails the person. */
async function tell(
  app: App,
  tx: Tx,
  { id, email: to, company, role }: store.Colleague,
  { change, by, details, projects }: Told,
): Promise<void> {
  await audit(tx, {
    action: actions[change],
    subjectType: 'user',
    subjectId: id,
    details: { email: to, ...details },
  })
  const mail = { to, company, by, role, projects }
  await queueMail(app, tx, await standingMail(change, mail, app.config.baseUrl))
}

/** Tells the client's administrators that somebody has joined, in the transaction of the joining. */
export async function tellOfJoining(
  app: App,
  tx: Tx,
  joined: { clientId: string; userId: string; name: string; email: string; role: Role },
): Promise<void> {
  const { clientId, userId } = joined
  const all = await store.selectAdministrators(tx, clientId)
  const others = all.filter(({ user_id }) => user_id !== userId)
  const company = others[0]?.company
  if (!company) return
  const about = { ...joined, company }
  const mail = await joinedMail(about, organizationPath, app.config.baseUrl)
  for (const { email } of others) await queueMail(app, tx, { ...mail, to: email })
  await notify(tx, {
    clientId,
    kind: 'colleague.joined',
    title: colleagueMails.notice(joined.name),
    url: organizationPath,
    userIds: others.map(({ user_id }) => user_id),
  })
}

function requireOwnAdmin(actor: Actor): ClientActor {
  if (!isClientAdmin(actor) || !actor.clientId || actor.viewing) throw notFound()
  return { ...actor, clientId: actor.clientId }
}

const notFound = () => new AppError('not_found', 'Not found')
const conflict = (message: string) => new AppError('conflict', message)
