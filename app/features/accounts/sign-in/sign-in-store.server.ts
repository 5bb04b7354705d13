import { sql } from 'drizzle-orm'
import type { Role } from '#app/platform/actor.ts'
import type { Database, Tx } from '#app/platform/db.server.ts'
import { hashOfToken } from '#app/platform/hashed-tokens.server.ts'
import { oldestBegin } from './session-store.server.ts'

type Profile = {
  email: string
  full_name: string
  role: Role
  client_id: string | null
  session_id: string
  passkey: boolean
}

/**
 * The profile behind a session's token, of a user who may still sign in, and whether a passkey opened
 * the session.
 */
export async function selectActiveProfile(
  db: Database['owner'],
  token: string,
  now: Date,
): Promise<Profile | undefined> {
  const [row] = (await db.execute(sql`
    select p.email, p.full_name, p.role, p.client_id, s.id as session_id, s.passkey_id is not null as passkey
    from auth_sessions s join profiles p on p.user_id = s.user_id
    where s.token = ${hashOfToken(token)} and s.created_at > ${oldestBegin(now)}
      and p.deactivated_at is null and (p.role = 'admin' or not p.paused)`)) as unknown as Profile[]
  return row
}

/** The account behind an address whose client is inactive. */
export async function selectPausedAccount(tx: Tx, email: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ user_id: string }>(sql`
    select user_id from profiles
    where email = ${email} and paused and role <> 'admin' and deactivated_at is null`)
  return row?.user_id
}

export async function adminExists(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ found: boolean }>(sql`
    select exists (select 1 from profiles where role = 'admin' and deactivated_at is null) as found`)
  return row?.found ?? false
}

/** So that of two instances that start together only one makes the first administrator. */
export async function lockAccountCreation(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7205114914)`)
}

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
  await tx.execute(sql`insert into auth_users (id, name, email, email_verified)
    values (${user.id}, ${user.fullName}, ${user.email}, ${user.verified ?? true})`)
  await tx.execute(sql`insert into auth_accounts (id, user_id, account_id, provider_id, password)
    values (gen_random_uuid(), ${user.id}, ${user.id}, 'credential', ${user.passwordHash})`)
  await tx.execute(sql`insert into profiles (user_id, email, full_name, role, client_id)
    values (${user.id}, ${user.email}, ${user.fullName}, ${user.role}, ${user.clientId})`)
}

export async function insertClient(tx: Tx, name: string, companyName: string): Promise<string> {
  const [row] = await tx.execute<{ id: string }>(sql`
    insert into clients (name, company_name) values (${name}, ${companyName}) returning id`)
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export async function emailTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.execute(sql`select 1 from auth_users where email = ${email}`)).length > 0
}

/** The name a client is shown by: its company, else its own. */
export async function selectClientName(tx: Tx, clientId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ name: string }>(sql`
    select coalesce(company_name, name) as name from clients where id = ${clientId}`)
  return row?.name
}
