import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call } from '#app/platform/sql-functions.server.ts'
import { bool, exactIso } from '#app/platform/sql-helpers.server.ts'
import type { UserChoice, UserRow } from './user.ts'

const profiles = db.selectFrom('profiles as p')

/** What staff see of a user, with the name of the client. */
export const withClient = (from: typeof profiles) =>
  from
    .leftJoin('clients as c', 'c.id', 'p.client_id')
    .leftJoin('person_addresses as a', (join) =>
      join.on((on) => on(on.fn<string>('lower', ['p.email']), '=', on.ref('a.address'))),
    )
    .select((eb) => [
      ...(['p.id', 'p.full_name', 'p.email', 'p.role', 'p.client_id'] as const),
      ...(['c.name as client_name', 'a.person_id'] as const),
      ...(['p.verified', 'p.second_factor', 'p.paused', 'p.billing_contact'] as const),
      bool(eb('p.only_projects', 'is not', null)).as('restricted'),
      exactIso(eb.ref('p.deactivated_at')).as('deactivated_at'),
      exactIso(eb.ref('p.created_at')).as('created_at'),
      exactIso(eb.ref('p.updated_at')).as('updated_at'),
    ])

const userRows = withClient(profiles)

/** The account behind a user. */
export async function selectAccountId(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.first(db.selectFrom('profiles').select('user_id').where('id', '=', id))
  return row?.user_id
}

export function selectUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tx.first(userRows.where('p.id', '=', id))
}

/** Changes of administrators run one after the other, so that two at once cannot remove the last one. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx.run(db.selectNoFrom(sql<void>`pg_advisory_xact_lock(7205114915)`.as('locked')))
}

export type UserForUpdate = UserRow & { user_id: string; deactivated_by_colleague: boolean }

/** The user, locked until the transaction ends. */
export function selectUserForUpdate(tx: Tx, id: string): Promise<UserForUpdate | undefined> {
  return tx.first(
    userRows
      .select(['p.user_id', 'p.deactivated_by_colleague'])
      .where('p.id', '=', id)
      .forUpdate(['p']),
  )
}

const activeAdministrators = db
  .selectFrom('profiles')
  .select('id')
  .where('role', '=', 'admin')
  .where('deactivated_at', 'is', null)

export async function isActiveAdministrator(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.run(activeAdministrators.where('user_id', '=', userId))) > 0
}

/** Whether an administrator is left who can still sign in, not counting this one. */
export async function otherAdministratorExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.run(activeAdministrators.where('id', '<>', id).limit(1))) > 0
}

/** Gives somebody a role and a client. What a colleague of another client has taken away, nobody of the new one gives back. */
export async function updateUserChoice(tx: Tx, id: string, choice: UserChoice): Promise<void> {
  const { role, clientId } = choice
  await tx.run(
    db
      .updateTable('profiles')
      .set((eb) => ({
        role,
        client_id: clientId,
        deactivated_by_colleague: bool(
          eb.and([
            eb('deactivated_by_colleague', '=', true),
            eb('client_id', 'is not distinct from', clientId),
          ]),
        ),
      }))
      .where('id', '=', id),
  )
}

export async function updateUserAccess(tx: Tx, id: string, deactivatedAt: Date | null) {
  await tx.run(
    db
      .updateTable('profiles')
      .set({ deactivated_at: deactivatedAt, deactivated_by_colleague: false })
      .where('id', '=', id),
  )
}

/** Whoever has no access has it taken away by our team from now on, and only our team gives it back. */
export async function keepAccessEnded(tx: Tx, id: string): Promise<void> {
  await tx.run(
    db.updateTable('profiles').set({ deactivated_by_colleague: false }).where('id', '=', id),
  )
}

/** Ends the sessions of an account, but for the one given. */
export async function endSessions(tx: Tx, userId: string, kept: string | null): Promise<void> {
  await tx.run(call('end_sessions', { account: userId, kept }))
}
