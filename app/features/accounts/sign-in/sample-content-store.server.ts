import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

/** Whether the samples of this installation were made, all of them. */
export async function hasAllSamples(tx: Tx): Promise<boolean> {
  return (await tx.first(db.selectFrom('sample_content').select('id').limit(1))) !== undefined
}

/** From now on no start makes samples. */
export async function insertAllSamplesMade(tx: Tx): Promise<void> {
  await tx.run(db.insertInto('sample_content').defaultValues())
}

export async function lockSamples(tx: Tx): Promise<void> {
  const lock = sql<void>`pg_advisory_xact_lock(hashtext(${'sample content'}::text))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
}

/** The sample account with its client and the oldest project of that, and who of the staff asks. */
export async function selectSamplePlace(tx: Tx, email: string) {
  const people = db.selectFrom('profiles as p').select(['p.user_id as id', 'p.full_name as name'])
  const asked = people
    .select((eb) => [
      eb.ref('p.client_id').$notNull().as('client_id'),
      eb
        .selectFrom('projects as o')
        .select('o.id')
        .whereRef('o.client_id', '=', 'p.client_id')
        .orderBy('o.created_at')
        .orderBy('o.id')
        .limit(1)
        .as('project_id'),
    ])
    .where('p.email', '=', email)
    .where('p.client_id', 'is not', null)
  const staff = people.where('p.role', '=', 'admin').orderBy('p.created_at').limit(1)
  const [found, author] = [await tx.first(asked), await tx.first(staff)]
  if (!found || !author) return undefined
  return {
    ...{ clientId: found.client_id, projectId: found.project_id },
    person: { id: found.id, name: found.name },
    ...{ authorId: author.id, authorName: author.name },
  }
}
