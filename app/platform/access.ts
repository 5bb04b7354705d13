import { portalAccess } from '#content/portal.ts'
import type { Actor, User } from './actor.ts'
import { AppError } from './errors.ts'

/**
 * The areas of the admin panel. Today every administrator has all of them; when permissions become
 * finer, only this file changes.
 */
export type StaffArea =
  | 'applications'
  | 'assistant'
  | 'audit'
  | 'billing'
  | 'bookings'
  | 'clients'
  | 'company'
  | 'content'
  | 'conversations'
  | 'decisions'
  | 'documents'
  | 'inbox'
  | 'leads'
  | 'newsletter'
  | 'overview'
  | 'people'
  | 'projects'
  | 'requests'
  | 'status'
  | 'tickets'
  | 'users'

export type StaffActor = User & { role: 'admin' }
/** A client user, or staff who view the portal as one. */
export type ClientActor = User & { clientId: string }

const notAllowed = () => new AppError('forbidden', 'Not allowed')

export function isStaff(actor: Actor): actor is StaffActor {
  return actor.kind === 'user' && actor.role === 'admin'
}

/** A client administrator, or staff who view the portal as one. */
export function isClientAdmin(actor: Actor): actor is User & { role: 'client_admin' } {
  return actor.kind === 'user' && actor.role === 'client_admin'
}

/** @throws AppError `forbidden` for everyone except an administrator who has this area */
export function requireStaff(actor: Actor, _area: StaffArea): StaffActor {
  if (!isStaff(actor)) throw notAllowed()
  return actor
}

/**
 * A client's administrator, or staff who view the portal as one: who sees the client's people and what they did.
 *
 * @throws AppError `not_found` for everyone else
 */
export function requireClientAdmin(actor: Actor): ClientActor {
  if (!isClientAdmin(actor) || !hasClient(actor)) throw new AppError('not_found', 'Not found')
  return actor
}

/**
 * A signed-in user who may change their own account.
 *
 * @throws AppError `not_authenticated` for a visitor, `forbidden` for staff who view a portal
 */
export function requireUser(actor: Actor): User {
  if (actor.kind !== 'user') throw new AppError('not_authenticated', 'User not authenticated')
  if (actor.viewing) throw notAllowed()
  return actor
}

/**
 * A user who may see a client's portal.
 *
 * @throws AppError `not_authenticated` for a visitor, `forbidden` for an account without a client
 */
export function requireClient(actor: Actor): ClientActor {
  if (actor.kind !== 'user') throw new AppError('not_authenticated', 'User not authenticated')
  if (!hasClient(actor)) throw new AppError('forbidden', portalAccess.noClient)
  return actor
}

/**
 * A client user who may add records to the portal.
 *
 * @throws AppError as `requireClient`; also `forbidden` for staff who view the portal
 */
export function requireClientMember(actor: Actor): ClientActor {
  const member = requireClient(actor)
  if (member.viewing) throw notAllowed()
  return member
}

/**
 * Tells whose records the actor may read.
 *
 * @returns a client's id, or null for staff, who read the records of every client
 * @throws AppError `forbidden` for visitors and accounts without a client
 */
export function requireReader(actor: Actor): string | null {
  if (isStaff(actor)) return null
  if (actor.kind !== 'user' || !hasClient(actor)) throw notAllowed()
  return actor.clientId
}

/**
 * Tells whose invitations the actor may read: a client administrator, or staff who view the portal
 * as one, those of their client.
 *
 * @returns a client's id, or null for staff, who read the invitations of every client
 * @throws AppError `forbidden` for everybody else
 */
export function requireInvitationReader(actor: Actor): string | null {
  if (!isStaff(actor) && !isClientAdmin(actor)) throw notAllowed()
  return requireReader(actor)
}

/**
 * Whether the actor may invite people: staff for every client, a client administrator for their own
 * client.
 */
export function isInviter(actor: Actor): actor is User {
  if (actor.kind !== 'user' || actor.viewing) return false
  return isStaff(actor) || (isClientAdmin(actor) && hasClient(actor))
}

/** @throws AppError `forbidden` for actors who may not invite */
export function requireInviter(actor: Actor): User {
  if (!isInviter(actor)) throw notAllowed()
  return actor
}

function hasClient(user: User): user is ClientActor {
  return Boolean(user.clientId)
}
