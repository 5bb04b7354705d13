import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

/** Administrators of a client who close their accounts at the same moment come one after the other. */
export async function lockClientAdministrators(tx: Tx, clientId: string): Promise<void> {
  await tx.run(
    db
      .selectFrom('profiles')
      .select('id')
      .where('client_id', '=', clientId)
      .where('role', '=', 'client_admin')
      .orderBy('id')
      .forUpdate(),
  )
}

/** The person as their client knows them, and how many others of it may sign in. For the owner. */
export function selectOwnPlace(tx: Tx, userId: string) {
  return tx.first(
    db
      .selectFrom('profiles as p')
      .innerJoin('clients as c', 'c.id', 'p.client_id')
      .select((eb) => {
        const others = eb
          .selectFrom('profiles as o')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('o.client_id', '=', 'p.client_id')
          .whereRef('o.id', '<>', 'p.id')
          .where('o.deactivated_at', 'is', null)
        return [
          ...(['p.id', 'p.user_id', 'p.client_id', 'p.email', 'p.full_name', 'p.role'] as const),
          ...(['p.billing_contact', 'c.name as client_name'] as const),
          others.as('colleagues'),
          others.where('o.role', '=', 'client_admin').as('administrators'),
        ]
      })
      .where('p.user_id', '=', userId)
      .where('p.deactivated_at', 'is', null),
  )
}

/** The decisions that wait for somebody, the oldest first. */
export function selectAwaitedDecisions(tx: Tx, userId: string) {
  return tx.all(
    db
      .selectFrom('client_decision_people as w')
      .innerJoin('client_decisions as d', 'd.id', 'w.decision_id')
      .select(['d.id', 'd.title'])
      .where('w.user_id', '=', userId)
      .where('w.is_awaited', '=', true)
      .orderBy('d.created_at')
      .orderBy('d.id')
      .limit(100),
  )
}

/** Removes what only serves somebody who signs in: their calendar address, and what waits for their digest. */
export async function deleteOwnFeeds(tx: Tx, userId: string): Promise<void> {
  await tx.run(db.deleteFrom('calendar_feeds').where('user_id', '=', userId))
  await tx.run(db.deleteFrom('digest_items').where('user_id', '=', userId))
}
