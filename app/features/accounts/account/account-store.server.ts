import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'

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
  await tx.execute(sql`insert into auth_users (id, email, email_verified, password_hash)
    values (${user.id}, ${user.email}, ${user.verified ?? true}, ${user.passwordHash})`)
  await tx.execute(sql`insert into profiles (user_id, email, full_name, role, client_id)
    values (${user.id}, ${user.email}, ${user.fullName}, ${user.role}, ${user.clientId})`)
}

export type Account = {
  id: string
  email: string
  full_name: string
  email_verified: boolean
  client_id: string | null
}

export const selectAccountByEmail = (tx: Tx, email: string) =>
  selectAccount(tx, sql`u.email = ${email}`)

export const selectAccountById = (tx: Tx, id: string) => selectAccount(tx, sql`u.id = ${id}`)

/** An account whose owner may still use it, held until the transaction ends. */
async function selectAccount(tx: Tx, which: SQL): Promise<Account | undefined> {
  const [row] = await tx.execute<Account>(sql`
    select u.id, u.email, p.full_name, u.email_verified, p.client_id
    from auth_users u join profiles p on p.user_id = u.id
    where ${which} and p.deactivated_at is null for update of u`)
  return row
}

/** Whether an address is taken, by whomever: deactivated accounts keep theirs. */
export async function selectAnyAccount(
  tx: Tx,
  email: string,
): Promise<{ id: string; email_verified: boolean } | undefined> {
  const [row] = await tx.execute<{ id: string; email_verified: boolean }>(
    sql`select id, email_verified from auth_users where email = ${email} for update`,
  )
  return row
}

/** Holds an account, so that of two who give it its first second factor at once one is first. */
export async function holdAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from auth_users where id = ${userId} for update`)
}

export async function setVerified(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`update auth_users set email_verified = true where id = ${userId}`)
}

export async function setPassword(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx.execute(sql`update auth_users set password_hash = ${hash} where id = ${userId}`)
}

/** The hash of an account's password; undefined when it has none. */
export async function selectPassword(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ password_hash: string | null }>(
    sql`select password_hash from auth_users where id = ${userId}`,
  )
  return row?.password_hash ?? undefined
}

/** An account that never proved its address makes room for whoever does. */
export async function deleteUnverified(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_users where id = ${userId} and not email_verified`)
}

/** Removes the accounts that have waited for their verification since before. */
export async function deleteUnverifiedSince(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`delete from auth_users
    where not email_verified and created_at < ${before.toISOString()}`)
}

export async function updateFullName(tx: Tx, userId: string, fullName: string): Promise<void> {
  await tx.execute(sql`update profiles set full_name = ${fullName} where user_id = ${userId}`)
}

type Person = { email: string; full_name: string; role: string }

export async function selectPerson(tx: Tx, userId: string): Promise<Person | undefined> {
  const [row] = await tx.execute<Person>(sql`
    select email, full_name, role from profiles where user_id = ${userId}`)
  return row
}
