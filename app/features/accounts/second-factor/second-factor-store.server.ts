import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'

export type SecondFactor = NonNullable<Awaited<ReturnType<typeof selectSecondFactor>>>

/** The second factor of an account, also an unfinished one; locked until the transaction ends. */
export function selectSecondFactor(tx: Tx, userId: string) {
  return tx.first(
    db
      .selectFrom('auth_two_factors')
      .select((eb) => [
        'secret',
        'recovery_codes',
        'verified',
        iso(eb.ref('created_at')).as('created_at'),
      ])
      .where('user_id', '=', userId)
      .forUpdate(),
  )
}

export async function deletePending(tx: Tx, userId: string): Promise<void> {
  await tx.run(
    db.deleteFrom('auth_two_factors').where('user_id', '=', userId).where('verified', '=', false),
  )
}

/** Starts a set-up and replaces an unfinished one. */
export async function insertSecondFactor(tx: Tx, userId: string, secret: string): Promise<void> {
  await deletePending(tx, userId)
  await tx.run(
    db.insertInto('auth_two_factors').values({ user_id: userId, secret, recovery_codes: '' }),
  )
}

/**
 * Uses up the code of one half minute and all earlier ones. Of two requests with the same code, one
 * succeeds.
 */
export async function claimStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const spent = db
    .updateTable('auth_two_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', String(step))]))
  return (await tx.run(spent)) > 0
}

/** Turns the second factor on: the next sign-in asks for a code. */
export async function turnOn(tx: Tx, userId: string, recoveryCodes: string): Promise<void> {
  await tx.run(
    db
      .updateTable('auth_two_factors')
      .set({ verified: true, recovery_codes: recoveryCodes })
      .where('user_id', '=', userId),
  )
  await setEnabled(tx, userId, true)
}

async function setEnabled(tx: Tx, userId: string, enabled: boolean): Promise<void> {
  await tx.run(
    db.updateTable('auth_users').set({ two_factor_enabled: enabled }).where('id', '=', userId),
  )
}

export async function setRecoveryCodes(
  tx: Tx,
  userId: string,
  recoveryCodes: string,
): Promise<void> {
  await tx.run(
    db
      .updateTable('auth_two_factors')
      .set({ recovery_codes: recoveryCodes })
      .where('user_id', '=', userId),
  )
}

/** Recovery codes that are not hashed yet, locked until the transaction ends. */
export function selectEncrypted(tx: Tx) {
  return tx.all(
    db
      .selectFrom('auth_two_factors')
      .select(['user_id', 'recovery_codes'])
      .where('recovery_codes', '<>', '')
      .where('recovery_codes', 'not like', '[%')
      .forUpdate(),
  )
}

/** Returns whether there was one in use. */
export async function turnOff(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.first(
    db.deleteFrom('auth_two_factors').where('user_id', '=', userId).returning('verified'),
  )
  await setEnabled(tx, userId, false)
  return row?.verified ?? false
}

export type Challenged = NonNullable<Awaited<ReturnType<typeof selectChallenged>>>

/** The account whose sign-in waits for a code; its token is locked until the transaction ends. */
export function selectChallenged(tx: Tx, tokenHash: Buffer, now: Date) {
  return tx.first(
    db
      .selectFrom('auth_tokens as t')
      .innerJoin('profiles as p', 'p.user_id', 't.user_id')
      .innerJoin('auth_two_factors as f', 'f.user_id', 'p.user_id')
      .select(['p.user_id', 'p.email', 'f.secret'])
      .where('t.token_hash', '=', tokenHash)
      .where('t.kind', '=', 'code')
      .where('t.expires_at', '>', now.toISOString())
      .where('f.verified', '=', true)
      .where('p.deactivated_at', 'is', null)
      .where((eb) => eb.or([eb('p.role', '=', 'admin'), eb('p.paused', '=', false)]))
      .forUpdate(['t']),
  )
}
