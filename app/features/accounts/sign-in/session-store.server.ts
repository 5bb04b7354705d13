import { sql } from 'drizzle-orm'
import type { Role } from '#app/platform/actor.ts'
import type { Database, Tx } from '#app/platform/db.server.ts'

/** However it is used, a session ends so many days after it was opened. */
const longestDays = 90
/** More than anyone has devices for. */
const shown = 100

/** Sessions that were opened before are over. */
const oldestBegin = (now: Date): string =>
  new Date(now.getTime() - longestDays * 86_400_000).toISOString()

/** What a request needs to know of its session and of whose it is. */
export type SessionRow = {
  id: string
  expires_at: string
  last_used_at: string
  passkey: boolean
  user_id: string
  second_factor: boolean
  email: string
  full_name: string
  role: Role
  client_id: string | null
}

// Of accounts that may still be used. Of the people of an inactive client nobody signs in.
const usable = sql`p.deactivated_at is null and (p.role = 'admin' or not p.paused)`

/** The session behind a token, if it lasts and its account may still be used. One statement. */
export async function selectSession(
  db: Database['owner'],
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db.execute<SessionRow>(sql`
    select s.id, to_json(s.expires_at) #>> '{}' as expires_at,
      to_json(s.last_used_at) #>> '{}' as last_used_at, s.passkey_id is not null as passkey,
      s.user_id, u.two_factor_enabled as second_factor, p.email, p.full_name, p.role, p.client_id
    from auth_sessions s join auth_users u on u.id = s.user_id join profiles p on p.user_id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now.toISOString()}
      and s.created_at > ${oldestBegin(now)} and ${usable}`)
  return row
}

export type NewSession = {
  tokenHash: Buffer
  passkeyId: string | null
  expiresAt: Date
  ip: string
  userAgent: string
  now: Date
}

/**
 * Opens a session for an account that may be used and whose address is verified; the account is held until
 * the transaction ends.
 */
export async function insertSession(
  tx: Tx,
  userId: string,
  session: NewSession,
): Promise<SessionRow | undefined> {
  const [expiresAt, now] = [session.expiresAt.toISOString(), session.now.toISOString()]
  const [row] = await tx.execute<SessionRow>(sql`
    with account as (
      select u.id as user_id, u.two_factor_enabled as second_factor, p.email, p.full_name, p.role, p.client_id
      from auth_users u join profiles p on p.user_id = u.id
      where u.id = ${userId} and u.email_verified and ${usable} for share of u
    ), opened as (
      insert into auth_sessions (user_id, token_hash, passkey_id, expires_at, ip_address, user_agent, created_at, last_used_at)
      select user_id, ${session.tokenHash}, ${session.passkeyId}::uuid, ${expiresAt}::timestamptz, ${session.ip},
        ${session.userAgent}, ${now}::timestamptz, ${now}::timestamptz from account
      returning id, user_id, expires_at, last_used_at, passkey_id
    )
    select opened.id, to_json(expires_at) #>> '{}' as expires_at, to_json(last_used_at) #>> '{}' as last_used_at,
      passkey_id is not null as passkey, account.* from opened join account using (user_id)`)
  return row
}

/** Notes that a session is in use, and until when it lasts. */
export async function updateUse(
  db: Database['owner'],
  id: string,
  { now, expiresAt }: { now: Date; expiresAt: Date | null },
): Promise<void> {
  await db.execute(sql`update auth_sessions set last_used_at = ${now.toISOString()},
    expires_at = coalesce(${expiresAt?.toISOString() ?? null}::timestamptz, expires_at) where id = ${id}`)
}

/** Gives a session another token; who has the former one has none. */
export async function updateToken(tx: Tx, id: string, tokenHash: Buffer): Promise<void> {
  await tx.execute(sql`update auth_sessions set token_hash = ${tokenHash} where id = ${id}`)
}

export type OpenSession = {
  id: string
  user_agent: string | null
  ip_address: string | null
  created_at: string
  last_used_at: string
}

/** The sessions of a person, the one last used first. */
export async function selectSessions(tx: Tx, userId: string, now: Date): Promise<OpenSession[]> {
  return tx.execute<OpenSession>(sql`
    select id, user_agent, ip_address, to_json(created_at) #>> '{}' as created_at,
      to_json(last_used_at) #>> '{}' as last_used_at
    from auth_sessions where user_id = ${userId} and expires_at > ${now.toISOString()}
      and created_at > ${oldestBegin(now)}
    order by auth_sessions.last_used_at desc, id limit ${shown}`)
}

/** Ends one session of this person. Returns whether there was one. */
export async function deleteSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`delete from auth_sessions where user_id = ${userId} and id = ${id} returning 1`,
  )
  return rows.length > 0
}

/**
 * Ends the sessions of an account, all or all but one, and sign-ins that still wait for a code.
 * @returns the ids of the sessions
 */
export async function deleteSessions(tx: Tx, userId: string, except?: string): Promise<string[]> {
  await tx.execute(sql`delete from auth_tokens where user_id = ${userId} and kind = 'code'`)
  const rows = await tx.execute<{ id: string }>(sql`delete from auth_sessions
    where user_id = ${userId} and id is distinct from ${except ?? null}::uuid returning id`)
  return rows.map(({ id }) => id)
}

/** Removes the sessions that are over. */
export async function deleteEndedSessions(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`delete from auth_sessions
    where expires_at < ${now.toISOString()} or created_at <= ${oldestBegin(now)}`)
}
