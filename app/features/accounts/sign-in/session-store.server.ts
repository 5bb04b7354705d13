import { type ExpressionBuilder, sql } from 'kysely'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Database, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { exactIso, iso, typed } from '#app/platform/sql-helpers.server.ts'

/** However it is used, a session ends so many days after it was opened. */
export const longestDays = 90
/** More than anyone has devices for. */
const shown = 100

/** Sessions that were opened before are over. */
const oldestBegin = (now: Date): string =>
  new Date(now.getTime() - longestDays * 86_400_000).toISOString()

type Accounts = Schema & { u: Schema['auth_users']; p: Schema['profiles'] }

/** Of accounts that may still be used. Of the people of an inactive client nobody signs in. */
const usable = (eb: ExpressionBuilder<Accounts, 'p'>) =>
  eb.and([
    eb('p.deactivated_at', 'is', null),
    eb.or([eb('p.role', '=', 'admin'), eb('p.paused', '=', false)]),
  ])

const accounts = db
  .selectFrom('auth_users as u')
  .innerJoin('profiles as p', 'p.user_id', 'u.id')
  .select([
    'u.id as user_id',
    'u.two_factor_enabled as second_factor',
    'p.email',
    'p.full_name',
    'p.role',
    'p.client_id',
    'p.time_zone',
  ])
  .where(usable)

const sessionColumns = (eb: ExpressionBuilder<{ s: Schema['auth_sessions'] }, 's'>) =>
  [
    's.id',
    iso(eb.ref('s.expires_at')).as('expires_at'),
    iso(eb.ref('s.last_used_at')).as('last_used_at'),
    sql<boolean>`${eb.ref('s.passkey_id')} is not null`.as('passkey'),
  ] as const

/** What a request needs to know of its session and of whose it is. */
export type SessionRow = NonNullable<Awaited<ReturnType<typeof selectSession>>>

/** The session behind a token, if it lasts and its account may still be used. One statement. */
export function selectSession(owner: Database['owner'], tokenHash: Buffer, now: Date) {
  const times = { now: now.toISOString(), oldest: oldestBegin(now) }
  return owner.first(sessionOfToken({ tokenHash, ...times }))
}

const sessionOfToken = builtOnce((given: { tokenHash: Buffer; now: string; oldest: string }) =>
  accounts
    .innerJoin('auth_sessions as s', 's.user_id', 'u.id')
    .select(sessionColumns)
    .where('s.token_hash', '=', given.tokenHash)
    .where('s.expires_at', '>', given.now)
    .where('s.created_at', '>', given.oldest),
)

export type NewSession = {
  tokenHash: Buffer
  passkeyId: string | null
  expiresAt: Date
  ip: string
  userAgent: string
  now: Date
}

/**
 * Opens a session for an account that may be used and whose address is verified; the account and its
 * profile are locked until the transaction ends, so that a deactivation finds the session and ends it.
 */
export function insertSession(
  tx: Tx,
  userId: string,
  session: NewSession,
): Promise<SessionRow | undefined> {
  return tx.first(
    db
      .with('account', () =>
        accounts
          .where('u.id', '=', userId)
          .where('u.email_verified', '=', true)
          .forShare(['u', 'p']),
      )
      .with('s', (cte) =>
        cte
          .insertInto('auth_sessions')
          .columns([
            ...(['user_id', 'token_hash', 'passkey_id', 'expires_at'] as const),
            ...(['ip_address', 'user_agent', 'created_at', 'last_used_at'] as const),
          ])
          .expression((eb) =>
            eb
              .selectFrom('account')
              .select([
                'account.user_id',
                typed('bytea', session.tokenHash).as('token_hash'),
                typed('uuid', session.passkeyId).as('passkey_id'),
                typed('timestamptz', session.expiresAt).as('expires_at'),
                typed('text', session.ip).as('ip_address'),
                typed('text', session.userAgent).as('user_agent'),
                typed('timestamptz', session.now).as('created_at'),
                typed('timestamptz', session.now).as('last_used_at'),
              ]),
          )
          .returningAll(),
      )
      .selectFrom('s')
      .innerJoin('account as a', 'a.user_id', 's.user_id')
      .select(['a.user_id', 'a.second_factor', 'a.email', 'a.full_name', 'a.role', 'a.client_id'])
      .select('a.time_zone')
      .select(sessionColumns),
  )
}

/** Notes that a session is in use, and, if it is prolonged, until when it lasts. */
export async function updateUse(
  owner: Database['owner'],
  id: string,
  { now, expiresAt }: { now: Date; expiresAt: Date | null },
): Promise<void> {
  const changed = { last_used_at: now, ...(expiresAt && { expires_at: expiresAt }) }
  await owner.run(db.updateTable('auth_sessions').set(changed).where('id', '=', id))
}

/**
 * Gives a session another token; the former one is no longer valid.
 *
 * @returns false when the session has ended
 */
export async function updateToken(tx: Tx, id: string, tokenHash: Buffer): Promise<boolean> {
  const renewed = db.updateTable('auth_sessions').set({ token_hash: tokenHash })
  return (await tx.run(renewed.where('id', '=', id))) > 0
}

/** The sessions of a person, the one last used first. */
export function selectSessions(tx: Tx, userId: string, now: Date) {
  return tx.all(
    db
      .selectFrom('auth_sessions as s')
      .select((eb) => [
        's.id',
        's.user_agent',
        's.ip_address',
        exactIso(eb.ref('s.created_at')).as('created_at'),
        exactIso(eb.ref('s.last_used_at')).as('last_used_at'),
      ])
      .where('s.user_id', '=', userId)
      .where('s.expires_at', '>', now.toISOString())
      .where('s.created_at', '>', oldestBegin(now))
      .orderBy('s.last_used_at', 'desc')
      .orderBy('s.id')
      .limit(shown),
  )
}

/** Ends one session of this person. Returns whether there was one. */
export async function deleteSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const ended = db.deleteFrom('auth_sessions').where('user_id', '=', userId).where('id', '=', id)
  return (await tx.run(ended)) > 0
}

/**
 * Ends the sessions of an account, all or all but one, and sign-ins that still wait for a code.
 * @returns the ids of the sessions
 */
export async function deleteSessions(tx: Tx, userId: string, except?: string): Promise<string[]> {
  await tx.run(
    db.deleteFrom('auth_tokens').where('user_id', '=', userId).where('kind', '=', 'code'),
  )
  const rows = await tx.all(
    db
      .deleteFrom('auth_sessions')
      .where('user_id', '=', userId)
      .where('id', 'is distinct from', typed('uuid', except ?? null))
      .returning('id'),
  )
  return rows.map(({ id }) => id)
}

/** Removes the sessions that are over. */
export async function deleteEndedSessions(tx: Tx, now: Date): Promise<void> {
  await tx.run(
    db
      .deleteFrom('auth_sessions')
      .where((eb) =>
        eb.or([eb('expires_at', '<', now.toISOString()), eb('created_at', '<=', oldestBegin(now))]),
      ),
  )
}
