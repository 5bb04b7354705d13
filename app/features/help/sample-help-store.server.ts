import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

export type SampleHelp = {
  slug: string
  title: string
  excerpt: string
  audience: 'public' | 'clients'
  content: string
}

/** Whether there are no articles yet. Instances that start together ask one after the other. */
export async function lockEmptyHelp(tx: Tx): Promise<boolean> {
  const lock = sql<void>`pg_advisory_xact_lock(hashtext(${'sample help'}::text))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
  return (await tx.first(db.selectFrom('help_articles').select('id').limit(1))) === undefined
}

export async function insertSampleHelp(tx: Tx, articles: readonly SampleHelp[]): Promise<void> {
  const rows = articles.map((one) => ({
    ...one,
    is_published: true,
    publish_at: sql<string>`now()`,
  }))
  await tx.run(db.insertInto('help_articles').values(rows))
}
