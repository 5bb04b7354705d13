import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireInvitationReader, requireInviter } from '#app/platform/access.ts'
import type { Actor, Role, User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { hashOfToken, newToken } from '#app/platform/identifier.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { invitationMail as copy, invitationCopy } from '#content/invitations.ts'
import { type InvitationRow, rolesBelow } from './invitation.ts'
import { type InvitationListQuery, portalInvitationList } from './invitation-list-query.ts'
import { invitationSource } from './invitation-list-store.server.ts'
import { invitationMail } from './invitation-mails.server.tsx'
import * as store from './invitation-store.server.ts'

const { errors } = invitationCopy
/** How long the link of an invitation works. */
export const invitationDays = 7
// An organization's own administrator must not be able to flood strangers with mail in our name.
const mailsPerClient: Limit = { hits: 60, seconds: 3_600 }

/** What the inviter gets back. The link is for staff only: whoever has it counts as the owner of the address. */
export type SentInvitation = { id: string; link: string | null; expiresAt: Date }

type Wanted = { clientId: string; email: string; role: Role }

/**
 * Invites an address to a client. An unused invitation of the same address to the same client is
 * revoked.
 * @throws AppError `forbidden`, `not_found` (no such client), `conflict` (already there), `rate_limited`
 */
export async function createInvitation(
  app: App,
  actor: Actor,
  wanted: Wanted,
): Promise<SentInvitation> {
  const user = requireInviter(actor)
  const { role, clientId } = wanted
  if (!rolesBelow(user.role).includes(role)) throw new AppError('forbidden', 'Not allowed')
  // For a client's own administrator other clients do not exist.
  if (!isUuid(clientId) || (user.role !== 'admin' && clientId !== user.clientId))
    throw new AppError('not_found', 'Not found')
  await countMail(app, user)
  return app.db
    .as(actor, (tx) => addInvitation(app, tx, user, wanted))
    .catch((error) => {
      // An invitation that staff sent with a higher role stays open: the client cannot revoke it.
      if (isUniqueViolation(error)) throw new AppError('conflict', errors.byStaff)
      throw error
    })
}

/**
 * The same as a part of something larger, which checks access.
 * @throws AppError `not_found` (no such client), `conflict` (already there)
 */
export async function addInvitation(
  app: App,
  tx: Tx,
  user: User,
  { clientId, role, ...wanted }: Wanted,
): Promise<SentInvitation> {
  const email = wanted.email.trim().toLowerCase()
  const { token, expiresAt } = fresh(app)
  const id = crypto.randomUUID()
  const client = await store.selectClient(tx, clientId)
  if (!client) throw new AppError('not_found', 'Not found')
  if (client.status === 'inactive') throw new AppError('conflict', errors.paused)
  const inTheWay = faultOf(await store.selectHolder(tx, email), clientId)
  if (inTheWay) throw new AppError('conflict', inTheWay)
  await store.lockAddress(tx, clientId, email)
  const event = { subjectType: 'invitation' }
  for (const old of await store.revokeUnused(tx, { clientId, email }, app.now()))
    await audit(tx, { ...event, action: 'invitation.revoked', subjectId: old.id })
  await store.insertInvitation(tx, {
    id,
    clientId,
    email,
    role,
    tokenHash: hashOfToken(token),
    userId: user.userId,
    expiresAt,
  })
  // The row refers to whoever sent it, so that a change of their rights waits for it and revokes it, or was before it.
  if (user.role !== 'admin' && !(await store.isActiveClientAdmin(tx, user.userId, clientId)))
    throw new AppError('forbidden', 'Not allowed')
  const details = { email, role, clientId }
  await audit(tx, { ...event, action: 'invitation.created', subjectId: id, details })
  const invited = { email, role, company: client.company_name ?? client.name }
  return send(app, tx, user, { id, token, expiresAt, ...invited })
}

/**
 * Why the owner of this address could never use an invitation. A client's own administrator sees the
 * client's members only, so this reveals nobody else.
 */
function faultOf(
  holder: Awaited<ReturnType<typeof store.selectHolder>>,
  clientId: string,
): string | undefined {
  if (!holder) return undefined
  if (holder.client_id === clientId) return errors.alreadyMember
  if (holder.deactivated) return errors.deactivated
  if (holder.role === 'admin') return errors.isAdmin
  return holder.client_id ? errors.elsewhere : undefined
}

/**
 * Sends an unused invitation again, with a new link and another seven days; the old link becomes invalid.
 * @throws AppError `forbidden`, `not_found`, `conflict` (used or revoked), `rate_limited`
 */
export async function resendInvitation(
  app: App,
  actor: Actor,
  id: string,
): Promise<SentInvitation> {
  const user = requireInviter(actor)
  await countMail(app, user)
  const { token, expiresAt } = fresh(app)
  return app.db.as(actor, async (tx) => {
    const row = await readChangeable(app, tx, user, id)
    const client = await store.selectClient(tx, row.client_id)
    if (client?.status === 'inactive') throw new AppError('conflict', errors.paused)
    if (!(await store.renewInvitation(tx, id, hashOfToken(token), expiresAt)))
      throw new AppError('conflict', errors.notOpen)
    const details = { email: row.email }
    const event = { action: 'invitation.resent' as const, subjectType: 'invitation', subjectId: id }
    await audit(tx, { ...event, details })
    const { email, role } = row
    const company = row.company_name ?? row.client_name
    return send(app, tx, user, { id, token, expiresAt, email, role, company })
  })
}

/**
 * Revokes an unused invitation.
 * @throws AppError `forbidden`, `not_found`, `conflict` (used or already revoked)
 */
export async function revokeInvitation(app: App, actor: Actor, id: string): Promise<void> {
  const user = requireInviter(actor)
  await app.db.as(actor, async (tx) => {
    const { email } = await readChangeable(app, tx, user, id)
    if ((await store.revokeUnused(tx, { id }, app.now())).length === 0)
      throw new AppError('conflict', errors.notOpen)
    const event = {
      action: 'invitation.revoked' as const,
      subjectType: 'invitation',
      subjectId: id,
    }
    await audit(tx, { ...event, details: { email } })
  })
}

/** One page of invitations: all for staff, the own client's for its administrator. */
export async function listInvitations(app: App, actor: Actor, query: InvitationListQuery) {
  const client = requireInvitationReader(actor) ?? query.client ?? ''
  const source = invitationSource({ ...query, client }, app.now())
  return app.db.read(actor, (tx) => readList(tx, portalInvitationList, query, source))
}

async function readChangeable(app: App, tx: Tx, user: User, id: string): Promise<InvitationRow> {
  const row = isUuid(id) ? await store.selectInvitation(tx, id, app.now()) : undefined
  if (!row) throw new AppError('not_found', 'Not found')
  if (!rolesBelow(user.role).includes(row.role)) throw new AppError('forbidden', 'Not allowed')
  return row
}

async function countMail(app: App, user: User): Promise<void> {
  if (user.role === 'admin') return
  await countHit(app, `invite:${user.clientId}`, mailsPerClient, app.now())
}

function fresh(app: App) {
  return {
    token: newToken(),
    expiresAt: new Date(app.now().getTime() + invitationDays * 86_400_000),
  }
}

type Outgoing = {
  id: string
  token: string
  expiresAt: Date
  email: string
  role: Role
  company: string
}

async function send(app: App, tx: Tx, user: User, one: Outgoing): Promise<SentInvitation> {
  const { id, token, expiresAt, email } = one
  const query = new URLSearchParams({ email, invitation: token })
  const link = `${app.config.baseUrl}/auth?${query}`
  const inviter = user.role === 'admin' ? copy.ofOurs(user.fullName) : user.fullName
  await queueMail(app, tx, await invitationMail({ ...one, inviter, link }), id)
  return { id, link: user.role === 'admin' ? link : null, expiresAt }
}
