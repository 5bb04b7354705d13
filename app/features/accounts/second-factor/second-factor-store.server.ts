import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { hashOfToken } from '#app/platform/hashed-tokens.server.ts'

export type SecondFactor = {
  secret: string
  backup_codes: string
  verified: boolean
  created_at: string
}

/** What an account has, or is setting up; locked until the transaction ends. */
export async function selectSecondFactor(
  tx: Tx,
  userId: string,
): Promise<SecondFactor | undefined> {
  const [row] = await tx.execute<SecondFactor>(sql`
    select secret, backup_codes, verified, to_json(created_at) #>> '{}' as created_at
    from auth_two_factors where user_id = ${userId} for update`)
  return row
}

export async function deletePending(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_two_factors where user_id = ${userId} and not verified`)
}

/** Begins a set-up, in place of one that was not finished. */
export async function insertSecondFactor(tx: Tx, userId: string, secret: string): Promise<void> {
  await deletePending(tx, userId)
  await tx.execute(sql`insert into auth_two_factors (user_id, secret, backup_codes)
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
export async function turnOn(tx: Tx, userId: string, backupCodes: string): Promise<void> {
  await tx.execute(sql`update auth_two_factors set verified = true, backup_codes = ${backupCodes}
    where user_id = ${userId}`)
  await tx.execute(sql`update auth_users set two_factor_enabled = true where id = ${userId}`)
}

export async function setBackupCodes(tx: Tx, userId: string, backupCodes: string): Promise<void> {
  await tx.execute(sql`update auth_two_factors set backup_codes = ${backupCodes}
    where user_id = ${userId}`)
}

/** Recovery codes that are not hashes yet, held until the transaction ends. */
export async function selectEncrypted(
  tx: Tx,
): Promise<{ user_id: string; backup_codes: string }[]> {
  return tx.execute<{ user_id: string; backup_codes: string }>(sql`
    select user_id, backup_codes from auth_two_factors
    where backup_codes <> '' and backup_codes not like '[%' for update`)
}

/** Returns whether there was one in use. */
export async function turnOff(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.execute<{ verified: boolean }>(
    sql`delete from auth_two_factors where user_id = ${userId} returning verified`,
  )
  await tx.execute(sql`update auth_users set two_factor_enabled = false where id = ${userId}`)
  return rows[0]?.verified ?? false
}

type Challenged = { user_id: string; email: string; secret: string; backup_codes: string }

/** Whose sign-in waits for a code. */
export async function selectChallenged(
  tx: Tx,
  identifier: string,
  now: Date,
): Promise<Challenged | undefined> {
  const [row] = await tx.execute<Challenged>(sql`
    select p.user_id, p.email, f.secret, f.backup_codes
    from auth_verifications v
    join profiles p on p.user_id::text = v.value and p.deactivated_at is null
      and (p.role = 'admin' or not p.paused)
    join auth_two_factors f on f.user_id = p.user_id and f.verified
    where v.identifier = ${hashOfToken(identifier)} and v.expires_at > ${now.toISOString()}`)
  return row
}
