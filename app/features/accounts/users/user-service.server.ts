import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff, type StaffActor } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { usersPage } from '#content/admin-users.ts'
import { selectClientChoice, selectClientName } from '../clients/client-store.server.ts'
import {
  revokeInvitationsOf,
  revokeInvitationsTo,
} from '../invitations/revoke-invitations-service.server.ts'
import { resetSecondFactor } from '../second-factor/second-factor-service.server.ts'
import type { UserChoice } from './user.ts'
import { type UserListQuery, userList } from './user-list-query.ts'
import { userSource } from './user-list-store.server.ts'
import * as store from './user-store.server.ts'

const { errors } = usersPage

/**
 * One page of users. The row in edit is always there, at the top when it is not on the page, and
 * brings the clients to choose from: four queries then, else two.
 */
export async function listUsers(app: App, actor: Actor, query: UserListQuery) {
  requireStaff(actor, 'users')
  return app.db.read(actor, async (tx) => {
    const page = await readList(tx, userList, query, userSource(query))
    const onPage = page.rows.find(({ id }) => id === query.edit)
    const edited = onPage ?? (query.edit && (await store.selectUser(tx, query.edit)))
    if (!edited) return { ...page, clients: null }
    const kept = query.chosen?.clientId ?? edited.client_id
    const clients = await selectClientChoice(tx, query.clientSearch, kept || null)
    return { ...page, clients, rows: onPage ? page.rows : [edited, ...page.rows] }
  })
}

/** The result of an edit: saved, or the error and its field. */
export type UserSaved = { ok: true } | { ok: false; field: 'role' | 'client' | null; error: string }

/**
 * Changes a user's role and client, ends the sessions that were opened with the old ones, and revokes the open invitations that
 * they sent or that were sent to them.
 * @param based what `updated_at` the administrator saw; another value means that somebody else has changed it since
 * @throws AppError `forbidden`, `not_found`
 */
export async function updateUser(
  app: App,
  actor: Actor,
  wanted: UserChoice & { id: string; based: string },
): Promise<UserSaved> {
  const staff = requireStaff(actor, 'users')
  return app.db.as(actor, async (tx) => {
    const user = await readForChange(tx, staff, wanted.id)
    const { role, clientId } = wanted
    if (user.role === role && user.client_id === clientId) return { ok: true }
    if (user.updated_at !== wanted.based)
      return { ok: false, field: null, error: errors.stale(user.role, user.client_name) }
    // The person may have signed up with another person's address, and must not see a client's documents.
    if (!user.verified)
      return {
        ok: false,
        field: user.role === role ? 'client' : 'role',
        error: errors.unverified,
      }
    const isDemoted = user.role === 'admin' && role !== 'admin' && !user.deactivated_at
    if (isDemoted && !(await store.otherAdministratorExists(tx, user.id)))
      return { ok: false, field: 'role', error: errors.lastAdmin }
    if (clientId && !(await selectClientName(tx, clientId)))
      return { ok: false, field: 'client', error: errors.client }
    await store.updateUserChoice(tx, user.id, { role, clientId })
    await endOtherSessions(tx, staff, user.user_id)
    await revokeInvitationsOf(tx, user, app.now())
    await revokeInvitationsTo(tx, user.email, app.now())
    await audit(tx, {
      action: 'user.updated',
      subjectType: 'user',
      subjectId: user.id,
      details: {
        email: user.email,
        from: { role: user.role, clientId: user.client_id },
        to: { role, clientId },
      },
    })
    return { ok: true }
  })
}

/** @throws AppError `forbidden`, `not_found` */
export async function readUser(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'users')
  const user = isUuid(id) && (await app.db.as(actor, (tx) => store.selectUser(tx, id)))
  if (!user) throw new AppError('not_found', 'Not found')
  return user
}

/**
 * Removes a lost second factor of a user and ends their sessions; they are told by mail.
 * @throws AppError `forbidden`, also for oneself; `not_found`; `conflict` when there is none
 */
export async function resetUserSecondFactor(app: App, actor: Actor, id: string): Promise<void> {
  const staff = requireStaff(actor, 'users')
  const userId = isUuid(id) && (await app.db.as(actor, (tx) => store.selectAccountId(tx, id)))
  if (!userId) throw new AppError('not_found', 'Not found')
  if (userId === staff.userId) throw new AppError('conflict', errors.ownFactor)
  try {
    await resetSecondFactor(app, actor, userId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw new AppError('conflict', errors.noFactor)
    throw error
  }
}

/**
 * Deactivates or reactivates a user. Deactivating ends all their sessions, and keeps colleagues from giving the access back.
 * @throws AppError `forbidden`, `not_found`, `conflict` for oneself and for the last administrator
 */
export async function setUserAccess(
  app: App,
  actor: Actor,
  id: string,
  access: 'active' | 'deactivated',
): Promise<void> {
  const staff = requireStaff(actor, 'users')
  await app.db.as(actor, async (tx) => {
    const user = await readForChange(tx, staff, id)
    const isActive = user.deactivated_at === null
    const isKeptEnded = access === 'deactivated' && user.deactivated_by_colleague
    if (isActive === (access === 'active') && !isKeptEnded) return
    if (isActive) {
      if (user.role === 'admin' && !(await store.otherAdministratorExists(tx, id)))
        throw new AppError('conflict', errors.lastAdmin)
      if (user.user_id === staff.userId) throw new AppError('conflict', errors.yourself)
    }
    if (isActive) await endAccess(tx, user, app.now())
    else if (isKeptEnded) await store.keepAccessEnded(tx, id)
    else await store.updateUserAccess(tx, id, null)
    await audit(tx, {
      action: access === 'active' ? 'user.reactivated' : 'user.deactivated',
      subjectType: 'user',
      subjectId: id,
      details: { email: user.email },
    })
  })
}

/** Takes somebody's access away, with their sessions and the open invitations they sent, in the transaction of its caller. */
export async function endAccess(
  tx: Tx,
  user: { id: string; user_id: string; client_id: string | null },
  now: Date,
): Promise<void> {
  await store.endSessions(tx, user.user_id, null)
  await store.updateUserAccess(tx, user.id, now)
  await revokeInvitationsOf(tx, user, now)
}

/** Reads the user under a lock and checks again that the actor is still an administrator. */
async function readForChange(tx: Tx, staff: StaffActor, id: string): Promise<store.UserForUpdate> {
  await store.lockAdministrators(tx)
  if (!(await store.isActiveAdministrator(tx, staff.userId)))
    throw new AppError('forbidden', 'Not allowed')
  const user = isUuid(id) ? await store.selectUserForUpdate(tx, id) : undefined
  if (!user) throw new AppError('not_found', 'Not found')
  return user
}

function endOtherSessions(tx: Tx, staff: StaffActor, userId: string): Promise<void> {
  return store.endSessions(tx, userId, userId === staff.userId ? staff.sessionId : null)
}
