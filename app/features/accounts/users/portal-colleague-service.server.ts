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
import { notify } from '../notifications/notification-service.server.ts'
import { joinedMail, standingMail } from './colleague-mails.server.tsx'
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

export type Change = 'role' | 'ended' | 'active'
const actions: Record<Change, PersonAction> = {
  role: 'user.updated',
  ended: 'user.deactivated',
  active: 'user.reactivated',
}

/**
 * Changes a colleague's role, takes their access away or gives it back. Their sessions end, and they are told by mail.
 * @param seen what the page showed
 * @throws AppError `not_found`; `conflict` when somebody else has changed it since, for oneself, and for what our team
 *   has taken away
 */
export async function changeColleague(
  app: App,
  actor: Actor,
  id: string,
  change: Change,
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
    const { email, company } = colleague
    await audit(tx, {
      action: actions[change],
      subjectType: 'user',
      subjectId: id,
      details: { email, ...(change === 'role' && { from: seen.role, to: wanted.role }) },
    })
    const mail = { to: email, company, by, role: wanted.role }
    await queueMail(app, tx, await standingMail(change, mail, app.config.baseUrl))
  })
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
  const mail = await joinedMail(about, `${app.config.baseUrl}${organizationPath}`)
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
