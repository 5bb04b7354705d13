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
