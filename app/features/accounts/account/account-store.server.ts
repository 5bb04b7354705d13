import type { Role } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

export async function insertUser(
  tx: Tx,
  user: {
    id: string
    email: string
    fullName: string
    role: Role
    clientId: string | null
    passwordHash: string
    /** The address is known to be the person's own. */
    verified?: boolean
  },
): Promise<void> {
  const { id, email, fullName, role, clientId, passwordHash, verified = true } = user
  const account = { id, email, email_verified: verified, password_hash: passwordHash }
  const profile = { user_id: id, email, full_name: fullName, role, client_id: clientId }
  await tx.run(db.insertInto('auth_users').values(account))
  await tx.run(db.insertInto('profiles').values(profile))
}

const usableAccounts = db
  .selectFrom('auth_users as u')
  .innerJoin('profiles as p', 'p.user_id', 'u.id')
  .select(['u.id', 'u.email', 'p.full_name', 'u.email_verified', 'p.client_id'])
  .where('p.deactivated_at', 'is', null)
  .forUpdate(['u'])

/** An account whose owner may still use it, locked until the transaction ends. */
export const selectAccountByEmail = (tx: Tx, email: string) =>
  tx.first(usableAccounts.where('u.email', '=', email))

/** The same by its id. */
export const selectAccountById = (tx: Tx, id: string) =>
  tx.first(usableAccounts.where('u.id', '=', id))

/** Whether an address has an account, also a deactivated one. */
export function selectAnyAccount(tx: Tx, email: string) {
  return tx.first(
    db
      .selectFrom('auth_users')
      .select(['id', 'email_verified'])
      .where('email', '=', email)
      .forUpdate(),
  )
}

/** Locks an account, so that two first second factors are added one after the other. */
export async function holdAccount(tx: Tx, userId: string): Promise<void> {
  await tx.run(db.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate())
}

/** Locks the actor's own profile, so that what they send twice at once is stored one after the other. */
export async function holdOwnProfile(tx: Tx, userId: string): Promise<void> {
  const own = db.selectFrom('profiles').select('user_id').where('user_id', '=', userId)
  await tx.run(own.forNoKeyUpdate())
}

export async function setVerified(tx: Tx, userId: string): Promise<void> {
  await tx.run(db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', userId))
}

export async function setPassword(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx.run(db.updateTable('auth_users').set({ password_hash: hash }).where('id', '=', userId))
}

/** The hash of an account's password; undefined when it has none. */
export async function selectPassword(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx.first(
    db.selectFrom('auth_users').select('password_hash').where('id', '=', userId),
  )
  return row?.password_hash ?? undefined
}

/** Deletes an account that was never verified, to make room for the owner of the address. */
export async function deleteUnverified(tx: Tx, userId: string): Promise<void> {
  await tx.run(
    db.deleteFrom('auth_users').where('id', '=', userId).where('email_verified', '=', false),
  )
}

/** Removes the accounts that have waited for their verification since before. */
export async function deleteUnverifiedSince(tx: Tx, before: Date): Promise<void> {
  await tx.run(
    db
      .deleteFrom('auth_users')
      .where('email_verified', '=', false)
      .where('created_at', '<', before.toISOString()),
  )
}

export async function updateFullName(tx: Tx, userId: string, fullName: string): Promise<void> {
  await tx.run(
    db.updateTable('profiles').set({ full_name: fullName }).where('user_id', '=', userId),
  )
}

export function selectPerson(tx: Tx, userId: string) {
  return tx.first(
    db.selectFrom('profiles').select(['email', 'full_name', 'role']).where('user_id', '=', userId),
  )
}
