import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof selectSignInAccount>>>

/** The account of an address, in any state. Without a hash it cannot sign in with a password. */
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
 * Whether the account still has this password hash; the account is locked until the transaction ends.
 * @param newHash of the same password, stored in place of the old one
 */
export async function keepPassword(
  tx: Tx,
  userId: string,
  hash: string,
  newHash = hash,
): Promise<boolean> {
  const locked = await tx.first(
    db
      .selectFrom('auth_users')
      .select('id')
      .where('id', '=', userId)
      .where('password_hash', '=', hash)
      .forNoKeyUpdate(),
  )
  if (!locked) return false
  if (newHash !== hash)
    await tx.run(
      db.updateTable('auth_users').set({ password_hash: newHash }).where('id', '=', userId),
    )
  return true
}
