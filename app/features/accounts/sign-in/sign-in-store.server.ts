import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

export type SignInAccount = {
  id: string
  /** Null: this account does not sign in with a password. */
  password_hash: string | null
  email_verified: boolean
  second_factor: boolean
  deactivated: boolean
  /** Its client is inactive. */
  paused: boolean
}

/** The account behind an address, whatever its state. */
export async function selectSignInAccount(
  tx: Tx,
  email: string,
): Promise<SignInAccount | undefined> {
  const [row] = await tx.execute<SignInAccount>(sql`
    select u.id, u.password_hash, u.email_verified, u.two_factor_enabled as second_factor,
      p.deactivated_at is not null as deactivated, p.paused and p.role <> 'admin' as paused
    from auth_users u join profiles p on p.user_id = u.id where u.email = ${email}`)
  return row
}

/**
 * Whether a password's hash is still the account's, which is held until the transaction ends.
 * @param newHash of the same password, to be kept instead
 */
export async function keepPassword(
  tx: Tx,
  userId: string,
  hash: string,
  newHash = hash,
): Promise<boolean> {
  const held = await tx.execute(sql`
    select 1 from auth_users where id = ${userId} and password_hash = ${hash} for no key update`)
  if (held.length === 0) return false
  if (newHash !== hash)
    await tx.execute(sql`update auth_users set password_hash = ${newHash} where id = ${userId}`)
  return true
}
