import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import type { AddressSide } from './address-change.ts'

const changes = db
  .selectFrom('address_changes as c')
  .select((eb) => [
    ...(['c.user_id', 'c.new_email', 'c.old_token_hash', 'c.new_token_hash'] as const),
    exactIso(eb.ref('c.old_agreed_at')).as('old_agreed_at'),
    exactIso(eb.ref('c.new_agreed_at')).as('new_agreed_at'),
    exactIso(eb.ref('c.expires_at')).as('expires_at'),
  ])

/** What somebody's account page says: how many passkeys they have, and the change of address that waits. One row. */
export function selectOwnState(tx: Tx, userId: string, now: Date) {
  return tx.first(
    db
      .selectFrom('auth_users as u')
      .leftJoin('address_changes as c', (join) =>
        join.onRef('c.user_id', '=', 'u.id').on('c.expires_at', '>', now.toISOString()),
      )
      .select((eb) => [
        'c.new_email',
        exactIso(eb.ref('c.old_agreed_at')).as('old_agreed_at'),
        exactIso(eb.ref('c.new_agreed_at')).as('new_agreed_at'),
        exactIso(eb.ref('c.expires_at')).as('expires_at'),
        eb
          .selectFrom('auth_passkeys as k')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('k.user_id', '=', 'u.id')
          .as('passkeys'),
      ])
      .where('u.id', '=', userId),
  )
}

/** The change that waits for an account, locked until the transaction ends. */
export function selectChange(tx: Tx, userId: string, now: Date) {
  return tx.first(
    changes
      .where('c.user_id', '=', userId)
      .where('c.expires_at', '>', now.toISOString())
      .forUpdate(),
  )
}

/** The change that a mailed link is about, with the address of the account, while it waits and the account may be used. */
export function selectByLink(tx: Tx, hash: Buffer, now: Date) {
  return tx.first(
    changes
      .innerJoin('profiles as p', 'p.user_id', 'c.user_id')
      .select('p.email')
      .where((eb) => eb.or([eb('c.old_token_hash', '=', hash), eb('c.new_token_hash', '=', hash)]))
      .where('c.expires_at', '>', now.toISOString())
      .where('p.deactivated_at', 'is', null),
  )
}

/** Begins a change; one that waits is replaced, and its links do not work any more. */
export async function saveChange(
  tx: Tx,
  change: { userId: string; newEmail: string; hashes: Record<AddressSide, Buffer> } & Record<
    'now' | 'expiresAt',
    Date
  >,
): Promise<void> {
  const { userId, newEmail, hashes, now, expiresAt } = change
  const row = {
    ...{ new_email: newEmail, old_token_hash: hashes.old, new_token_hash: hashes.new },
    ...{ old_agreed_at: null, new_agreed_at: null, created_at: now, expires_at: expiresAt },
  }
  await tx.run(
    db
      .insertInto('address_changes')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row)),
  )
}

/** Notes that a mailbox has agreed; its link does not work any more. */
export async function noteAgreed(
  tx: Tx,
  userId: string,
  side: AddressSide,
  now: Date,
): Promise<void> {
  const agreed =
    side === 'old'
      ? { old_agreed_at: now, old_token_hash: null }
      : { new_agreed_at: now, new_token_hash: null }
  await tx.run(db.updateTable('address_changes').set(agreed).where('user_id', '=', userId))
}

/** Returns whether there was one. */
export async function deleteChange(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.run(db.deleteFrom('address_changes').where('user_id', '=', userId))) > 0
}

/** Removes the changes to which not both have agreed in time. */
export async function deleteExpiredChanges(tx: Tx, now: Date): Promise<void> {
  await tx.run(db.deleteFrom('address_changes').where('expires_at', '<', now.toISOString()))
}
