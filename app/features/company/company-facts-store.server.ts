import { sql } from 'kysely'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { FactChange } from './company-facts.ts'

type Fact = { key: string; value: string | null }

/** The facts that visitors may read: the policy of the table leaves out all others. */
export function selectStatedFacts(tx: Reader): Promise<Fact[]> {
  return tx.all(db.selectFrom('company_facts').select(['key', 'value']))
}

/** The facts in force, for staff; a fact that was taken away has no value. */
export function selectFacts(tx: Tx): Promise<(Fact & { version: number })[]> {
  return tx.all(
    db.selectFrom('company_facts').select(['key', 'value', 'version']).where('in_force', '=', true),
  )
}

/** Two saves at the same moment wait for each other, so that the second one sees the first. */
export async function lockFacts(tx: Tx): Promise<void> {
  const lock = sql<void>`pg_advisory_xact_lock(hashtext('company_facts'))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
}

/** Adds a fact of one save; a trigger takes the former value out of force. */
export async function insertFact(
  tx: Tx,
  { key, value }: Fact,
  save: { version: number; userId: string },
): Promise<void> {
  await tx.run(
    db
      .insertInto('company_facts')
      .values({ key, value, version: save.version, changed_by: save.userId }),
  )
}

/** The newest changes of all facts, with the value before each. */
export function selectFactChanges(tx: Tx, limit: number): Promise<FactChange[]> {
  return tx.all(
    db
      .selectFrom('company_facts as f')
      .leftJoin('profiles as p', 'p.user_id', 'f.changed_by')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('company_facts as b')
            .select('b.value')
            .whereRef('b.key', '=', 'f.key')
            .whereRef('b.version', '<', 'f.version')
            .orderBy('b.version', 'desc')
            .limit(1)
            .as('former'),
        (join) => join.onTrue(),
      )
      .select((eb) => [
        ...(['f.key', 'f.version', 'f.value', 'former.value as before'] as const),
        eb.fn.coalesce('p.full_name', 'p.email').as('changed_by'),
        iso(eb.ref('f.created_at')).as('created_at'),
      ])
      .orderBy('f.version', 'desc')
      .orderBy('f.key')
      .limit(limit),
  )
}
