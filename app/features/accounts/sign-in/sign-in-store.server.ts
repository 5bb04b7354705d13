import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof selectSignInAccount>>>

/** The account behind an address, whatever its state. Without a hash it does not sign in with a password. */
export function selectSignInAccount(tx: Tx, email: string) {
  return tx.first(
    db
      .selectFrom('auth_users as u')
      .innerJoin('profiles as p', 'p.user_id', 'u.id')
      .select((eb) => [
        'u.id',
        'u.password_hash',
        'u.email_verified',
        'u.two_factor_enabled as second_factor',
        sql<boolean>`${eb.ref('p.deactivated_at')} is not null`.as('deactivated'),
        sql<boolean>`${eb.ref('p.paused')} and ${eb.ref('p.role')} <> 'admin'`.as('paused'),
      ])
      .where('u.email', '=', email),
  )
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
  const held = await tx.first(
    db
      .selectFrom('auth_users')
      .select('id')
      .where('id', '=', userId)
      .where('password_hash', '=', hash)
      .forNoKeyUpdate(),
  )
  if (!held) return false
  if (newHash !== hash)
    await tx.run(
      db.updateTable('auth_users').set({ password_hash: newHash }).where('id', '=', userId),
    )
  return true
}
