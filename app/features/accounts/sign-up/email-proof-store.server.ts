import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { oldestBegin } from '../sign-in/session-store.server.ts'

/** What a mailed link is for. */
export type ProofKind = 'verify' | 'reset'

/** Keeps the hash of a token. */
export async function insertProof(
  tx: Tx,
  proof: { kind: ProofKind; userId: string; hash: string; expiresAt: Date },
): Promise<void> {
  const identifier = `${proof.kind}:${proof.userId}`
  await tx.execute(sql`insert into auth_verifications (id, identifier, value, expires_at)
    values (gen_random_uuid(), ${identifier}, ${proof.hash}, ${proof.expiresAt.toISOString()})`)
}

export async function proofExists(
  tx: Tx,
  proof: { kind: ProofKind; userId: string; hash: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 from auth_verifications
    where identifier = ${`${proof.kind}:${proof.userId}`} and value = ${proof.hash}
      and expires_at > ${now.toISOString()}`)
  return rows.length > 0
}

/** Uses a token up, and with it the account's others of its kind. Of several who try at once, one succeeds. */
export async function takeProof(
  tx: Tx,
  proof: { kind: ProofKind; userId: string; hash: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx.execute(sql`delete from auth_verifications
    where identifier = ${`${proof.kind}:${proof.userId}`} and value = ${proof.hash}
      and expires_at > ${now.toISOString()} returning 1`)
  if (rows.length === 0) return false
  await deleteProofs(tx, proof.kind, proof.userId)
  return true
}

type Account = {
  id: string
  email: string
  full_name: string
  email_verified: boolean
  client_id: string | null
}

/** Takes back what was mailed and not used. */
export async function deleteProofs(tx: Tx, kind: ProofKind, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_verifications where identifier = ${`${kind}:${userId}`}`)
}

/** An account whose owner may still use it, held until the transaction ends. */
export async function selectAccount(
  tx: Tx,
  by: { email: string } | { id: string },
): Promise<Account | undefined> {
  const which = 'email' in by ? sql`u.email = ${by.email}` : sql`u.id = ${by.id}`
  const [row] = (await tx.execute(sql`
    select u.id, u.email, p.full_name, u.email_verified, p.client_id
    from auth_users u join profiles p on p.user_id = u.id
    where ${which} and p.deactivated_at is null for update of u`)) as unknown as Account[]
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

export async function setVerified(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`update auth_users set email_verified = true where id = ${userId}`)
}

export async function setPassword(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx.execute(sql`update auth_accounts set password = ${hash}
    where user_id = ${userId} and provider_id = 'credential'`)
}

export async function selectPassword(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ password: string }>(sql`select password from auth_accounts
    where user_id = ${userId} and provider_id = 'credential'`)
  return row?.password
}

/** Ends the sessions of an account, all or all but one. */
export async function deleteSessions(tx: Tx, userId: string, except?: string): Promise<void> {
  await tx.execute(sql`delete from auth_sessions
    where user_id = ${userId} and id is distinct from ${except ?? null}::uuid`)
}

/** An account that never proved its address makes room for whoever does. */
export async function deleteAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_verifications where identifier = ${`verify:${userId}`}`)
  await tx.execute(sql`delete from auth_users where id = ${userId} and not email_verified`)
}

/** Removes used-up links, ended sessions, and accounts that waited a month for their verification. */
export async function deleteStale(tx: Tx, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`delete from auth_verifications where expires_at < ${at}`)
  await tx.execute(
    sql`delete from auth_sessions where expires_at < ${at} or created_at <= ${oldestBegin(now)}`,
  )
  await tx.execute(sql`delete from auth_passkeys
    where not active and created_at < ${at}::timestamptz - interval '1 hour'`)
  await tx.execute(sql`delete from auth_users
    where not email_verified and created_at < ${at}::timestamptz - interval '30 days'`)
}
