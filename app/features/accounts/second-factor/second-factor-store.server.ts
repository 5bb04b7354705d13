import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

export type SecondFactor = {
  secret: string
  recovery_codes: string
  verified: boolean
  created_at: string
}

/** What an account has, or is setting up; locked until the transaction ends. */
export async function selectSecondFactor(
  tx: Tx,
  userId: string,
): Promise<SecondFactor | undefined> {
  const [row] = await tx.execute<SecondFactor>(sql`
    select secret, recovery_codes, verified, to_json(created_at) #>> '{}' as created_at
    from auth_two_factors where user_id = ${userId} for update`)
  return row
}

export async function deletePending(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_two_factors where user_id = ${userId} and not verified`)
}

/** Begins a set-up, in place of one that was not finished. */
export async function insertSecondFactor(tx: Tx, userId: string, secret: string): Promise<void> {
  await deletePending(tx, userId)
  await tx.execute(sql`insert into auth_two_factors (user_id, secret, recovery_codes)
    values (${userId}, ${secret}, '')`)
}

/**
 * Spends the code of one half minute, and with it all earlier ones. Of two who use the same code,
 * one succeeds.
 */
export async function claimStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const rows = await tx.execute(sql`update auth_two_factors set last_step = ${step}
    where user_id = ${userId} and (last_step is null or last_step < ${step}) returning 1`)
  return rows.length > 0
}

/** From the next sign-in on, a code is asked for. */
export async function turnOn(tx: Tx, userId: string, recoveryCodes: string): Promise<void> {
  await tx.execute(sql`update auth_two_factors set verified = true, recovery_codes = ${recoveryCodes}
    where user_id = ${userId}`)
  await tx.execute(sql`update auth_users set two_factor_enabled = true where id = ${userId}`)
}

export async function setRecoveryCodes(
  tx: Tx,
  userId: string,
  recoveryCodes: string,
): Promise<void> {
  await tx.execute(sql`update auth_two_factors set recovery_codes = ${recoveryCodes}
    where user_id = ${userId}`)
}

/** Recovery codes that are not hashes yet, held until the transaction ends. */
export async function selectEncrypted(
  tx: Tx,
): Promise<{ user_id: string; recovery_codes: string }[]> {
  return tx.execute<{ user_id: string; recovery_codes: string }>(sql`
    select user_id, recovery_codes from auth_two_factors
    where recovery_codes <> '' and recovery_codes not like '[%' for update`)
}

/** Returns whether there was one in use. */
export async function turnOff(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.execute<{ verified: boolean }>(
    sql`delete from auth_two_factors where user_id = ${userId} returning verified`,
  )
  await tx.execute(sql`update auth_users set two_factor_enabled = false where id = ${userId}`)
  return rows[0]?.verified ?? false
}

export type Challenged = { user_id: string; email: string; secret: string }

/** Whose sign-in waits for a code; its token is held until the transaction ends. */
export async function selectChallenged(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<Challenged | undefined> {
  const [row] = await tx.execute<Challenged>(sql`
    select p.user_id, p.email, f.secret
    from auth_tokens t
    join profiles p on p.user_id = t.user_id and p.deactivated_at is null
      and (p.role = 'admin' or not p.paused)
    join auth_two_factors f on f.user_id = p.user_id and f.verified
    where t.token_hash = ${tokenHash} and t.kind = 'code' and t.expires_at > ${now.toISOString()}
    for update of t`)
  return row
}
