import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import type { NewCredential } from './webauthn.server.ts'

const passkeys = db
  .selectFrom('auth_passkeys as k')
  .select((eb) => [
    'k.id',
    'k.name',
    exactIso(eb.ref('k.created_at')).as('created_at'),
    exactIso(eb.ref('k.last_used_at')).as('last_used_at'),
    'k.credential_id',
    'k.public_key',
    sql<number>`${eb.ref('k.counter')}::float8`.as('counter'),
    'k.transports',
  ])

const passkeysOf = (userId: string) =>
  passkeys.where('k.user_id', '=', userId).orderBy('k.created_at').orderBy('k.id')

export type PasskeyRow = Awaited<ReturnType<typeof selectPasskeys>>[number]

/** The passkeys of a person, the oldest first. */
export const selectPasskeys = (tx: Tx, userId: string) => tx.all(passkeysOf(userId))

/** The same, locked until the transaction ends. */
export const lockPasskeys = (tx: Tx, userId: string) => tx.all(passkeysOf(userId).forUpdate())

/** Stores a passkey. Returns false when it is stored already. */
export async function insertPasskey(
  tx: Tx,
  userId: string,
  name: string,
  made: NewCredential,
): Promise<boolean> {
  const passkey = db
    .insertInto('auth_passkeys')
    .values({ user_id: userId, name, ...made })
    .onConflict((oc) => oc.column('credential_id').doNothing())
  return (await tx.run(passkey)) > 0
}

export async function updateName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.run(db.updateTable('auth_passkeys').set({ name }).where('id', '=', id))
}

/** Removes a passkey and ends the sessions it opened, but for the one that asks. */
export async function deletePasskey(tx: Tx, id: string, exceptSession: string): Promise<void> {
  await tx.run(db.deleteFrom('auth_passkeys').where('id', '=', id))
  await tx.run(
    db.deleteFrom('auth_sessions').where('passkey_id', '=', id).where('id', '<>', exceptSession),
  )
}

/** Removes every passkey of a person. Returns whether there was one. */
export async function deletePasskeys(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.run(db.deleteFrom('auth_passkeys').where('user_id', '=', userId))) > 0
}

/** A passkey and its owner, if the account is verified and not deactivated. */
export function selectOwnedPasskey(tx: Tx, credentialId: string) {
  return tx.first(
    passkeys
      .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
      .innerJoin('auth_users as u', 'u.id', 'k.user_id')
      .select((eb) => [
        'k.user_id',
        'p.email',
        // The client of its owner is inactive.
        sql<boolean>`${eb.ref('p.paused')} and ${eb.ref('p.role')} <> 'admin'`.as('paused'),
      ])
      .where('k.credential_id', '=', credentialId)
      .where('u.email_verified', '=', true)
      .where('p.deactivated_at', 'is', null),
  )
}

/**
 * Stores the signature counter of a passkey. Of two answers with the same counter, which a copy of the
 * passkey would give, only the first is accepted. A device without a counter always sends 0.
 */
export async function updateCounter(tx: Tx, id: string, counter: number): Promise<boolean> {
  const used = db
    .updateTable('auth_passkeys')
    .set({ counter, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', String(counter))
  return (await tx.run(used)) > 0
}

export async function hasPasskey(tx: Tx, userId: string): Promise<boolean> {
  const one = db.selectFrom('auth_passkeys').select('id').where('user_id', '=', userId).limit(1)
  return (await tx.first(one)) !== undefined
}
