import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireUser } from '#app/platform/access.ts'
import type { Actor, Role } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { hashOfToken } from '#app/platform/identifier.server.ts'
import { isToken } from '#app/platform/identifier.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { isCurrentUser, recognise } from '#app/platform/request-scope.server.ts'
import { invitationCopy } from '#content/invitations.ts'
import { deleteSessions } from '../sign-in/session-store.server.ts'
import { tellOfJoining } from '../users/portal-colleague-service.server.ts'
import type { OpenInvitation } from './invitation.ts'
import * as store from './join-store.server.ts'

const { errors } = invitationCopy
// A token cannot be guessed, so this limit only has to be enough for an office that signs up together.
const linksPerAddress: Limit = { hits: 600, seconds: 600 }
// Too few to try out a list of addresses.
const lookUpsPerAddress: Limit = { hits: 60, seconds: 600 }

/** By the token of the link, or by the address alone. */
export type InvitationKey = { token: string } | { email: string }

/**
 * The newest invitation that can still be used, with the client's name.
 * @throws AppError `rate_limited` per address of the network
 */
export async function findInvitation(app: App, key: InvitationKey): Promise<OpenInvitation | null> {
  if ('token' in key) await countVisit(app, 'invitation-link', linksPerAddress, app.now())
  else await countVisit(app, 'invitation', lookUpsPerAddress, app.now())
  return (await app.db.system((tx) => selectByKey(app, tx, key))) ?? null
}

/** The same without a rate limit, in a transaction of its caller. */
export async function selectByKey(
  app: App,
  tx: Tx,
  key: InvitationKey,
): Promise<OpenInvitation | undefined> {
  if ('email' in key)
    return store.selectOpenInvitation(tx, { email: key.email.trim().toLowerCase() }, app.now())
  if (!isToken(key.token)) return undefined
  return store.selectOpenInvitation(tx, { tokenHash: hashOfToken(key.token) }, app.now())
}

type Joining = { userId: string; email: string; fullName: string }

/**
 * Uses up an invitation and makes the account a member of its client, in the caller's transaction, which
 * must be the owner's. Of somebody who is a member already it changes nothing else. The caller makes sure
 * that the address belongs to the account.
 * @throws AppError `invalid` when it is used, expired, revoked or for another address; `conflict`
 *   when the account is staff's or belongs to another client
 */
export async function acceptInvitation(
  app: App,
  tx: Tx,
  invitation: Pick<OpenInvitation, 'id'>,
  user: Joining,
): Promise<{ clientId: string; role: Role }> {
  // First, as staff who change the person do, who revoke the person's invitations then.
  const profile = await store.selectProfileForUpdate(tx, user.userId)
  const used = await store.consumeInvitation(tx, invitation.id, user.email, app.now())
  if (!used) throw new AppError('invalid', errors.invalid)
  const { client_id: clientId } = used
  const isElsewhere = profile?.client_id && profile.client_id !== clientId
  if (!profile || profile.role === 'admin' || isElsewhere)
    throw new AppError('conflict', errors.otherClient)
  // Of a member, the role may have been changed since the invitation; that counts.
  const isMember = profile.client_id === clientId
  const role = isMember ? profile.role : used.role
  if (!isMember) await store.updateMembership(tx, user.userId, { clientId, role })
  // A person who signs up has no session yet.
  if (!isCurrentUser(user.userId))
    recognise({ kind: 'user', sessionId: '', role, clientId, ...user })
  await audit(tx, {
    action: 'invitation.accepted',
    subjectType: 'invitation',
    subjectId: used.id,
    details: { clientId, role },
  })
  const { userId, fullName: name, email } = user
  if (!isMember) await tellOfJoining(app, tx, { clientId, userId, name, email, role })
  return { clientId, role }
}

/**
 * Makes a signed-in person with an invitation a member. Their other sessions end, because their rights
 * have changed.
 * @throws AppError `not_authenticated`, `invalid` (no such invitation to this person), `conflict`, `rate_limited`
 */
export async function joinAsUser(
  app: App,
  actor: Actor,
  key: { token: string; email?: string } | 'address',
): Promise<{ clientId: string; role: Role }> {
  const user = requireUser(actor)
  await countVisit(app, 'invitation-link', linksPerAddress, app.now())
  const { userId, email, fullName, sessionId } = user
  const claimed = key === 'address' ? undefined : key.email?.trim().toLowerCase()
  return app.db.system(async (tx) => {
    const found = await selectByKey(app, tx, key === 'address' ? { email } : key)
    if (!found || found.email !== email || (claimed ?? email) !== email)
      throw new AppError('invalid', errors.invalid)
    const joined = await acceptInvitation(app, tx, found, { userId, email, fullName })
    await deleteSessions(tx, userId, sessionId)
    return joined
  })
}
