import { expressionBuilder, sql } from 'kysely'
import type { Role } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import type { InvitationRow } from './invitation.ts'

type NewInvitation = {
  id: string
  clientId: string
  email: string
  role: Role
  tokenHash: Buffer
  userId: string
  expiresAt: Date
}

/** Locks an address, so that two requests at the same time leave one open invitation. */
export async function lockAddress(tx: Tx, clientId: string, email: string): Promise<void> {
  const key = `${clientId} ${email}`
  const lock = sql<void>`pg_advisory_xact_lock(hashtextextended(${key}, 4))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
}

export async function insertInvitation(tx: Tx, one: NewInvitation): Promise<void> {
  const inviter = db.selectFrom('profiles').select('id').where('user_id', '=', one.userId)
  await tx.run(
    db.insertInto('client_invitations').values({
      id: one.id,
      client_id: one.clientId,
      email: one.email,
      role: one.role,
      token_hash: one.tokenHash,
      invited_by: inviter,
      expires_at: one.expiresAt,
    }),
  )
}

const unused = db
  .updateTable('client_invitations')
  .where('used_at', 'is', null)
  .where('revoked_at', 'is', null)

/** Revokes the unused invitations that meet all that is given, expired or not. */
export function revokeUnused(
  tx: Tx,
  where:
    | { id: string }
    | { email: string; clientId?: string }
    | { sentBy: string; clientId: string },
  now: Date,
): Promise<{ id: string; email: string }[]> {
  let revoking = unused.set({ revoked_at: now })
  if ('id' in where) revoking = revoking.where('id', '=', where.id)
  if ('email' in where) revoking = revoking.where('email', '=', where.email)
  if ('sentBy' in where) revoking = revoking.where('invited_by', '=', where.sentBy)
  if ('clientId' in where && where.clientId)
    revoking = revoking.where('client_id', '=', where.clientId)
  return tx.all(revoking.returning(['id', 'email']))
}

/** Whether somebody still administers a client. */
export async function isActiveClientAdmin(
  tx: Tx,
  userId: string,
  clientId: string,
): Promise<boolean> {
  const found = db
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('role', '=', 'client_admin')
    .where('deactivated_at', 'is', null)
  return (await tx.run(found)) > 0
}

/** Gives an unused invitation a new token and expiry; the old link becomes invalid. */
export async function renewInvitation(
  tx: Tx,
  id: string,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const renewed = unused.set({ token_hash: tokenHash, expires_at: expiresAt })
  return (await tx.run(renewed.where('id', '=', id))) === 1
}

const invitations = db.selectFrom('client_invitations as i')
const invitation = expressionBuilder<Schema & { i: Schema['client_invitations'] }, 'i'>()

export const isOpen = (now: Date) =>
  invitation.and([
    invitation('i.used_at', 'is', null),
    invitation('i.revoked_at', 'is', null),
    invitation('i.expires_at', '>', now.toISOString()),
  ])

/** The account of an address, as far as the inviter may see it. */
export function selectHolder(
  tx: Tx,
  email: string,
): Promise<{ role: Role; client_id: string | null; deactivated: boolean } | undefined> {
  return tx.first(
    db
      .selectFrom('profiles')
      .select(['role', 'client_id'])
      .select((eb) => sql<boolean>`${eb.ref('deactivated_at')} is not null`.as('deactivated'))
      .where('email', '=', email),
  )
}

/** The client's name and company, if the reader may see it. */
export function selectClient(
  tx: Tx,
  id: string,
): Promise<{ name: string; company_name: string | null; status: string } | undefined> {
  return tx.first(
    db.selectFrom('clients').select(['name', 'company_name', 'status']).where('id', '=', id),
  )
}

/** What lists show of an invitation, with the names of the client and of whoever sent it. */
export const withNames = (now: Date) => (from: typeof invitations) =>
  from
    .innerJoin('clients as c', 'c.id', 'i.client_id')
    .leftJoin('profiles as p', 'p.id', 'i.invited_by')
    .select((eb) => [
      ...(['i.id', 'i.client_id', 'i.email', 'i.role'] as const),
      ...(['c.name as client_name', 'c.company_name'] as const),
      'p.full_name as invited_by_name',
      eb
        .case()
        .when('i.used_at', 'is not', null)
        .then('used' as const)
        .when('i.revoked_at', 'is not', null)
        .then('revoked' as const)
        .when('i.expires_at', '<=', now.toISOString())
        .then('expired' as const)
        .else('open' as const)
        .end()
        .as('status'),
      exactIso(eb.ref('i.used_at')).as('used_at'),
      exactIso(eb.ref('i.revoked_at')).as('revoked_at'),
      exactIso(eb.ref('i.expires_at')).as('expires_at'),
      exactIso(eb.ref('i.created_at')).as('created_at'),
    ])

export function selectInvitation(
  tx: Tx,
  id: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return tx.first(withNames(now)(invitations).where('i.id', '=', id))
}
