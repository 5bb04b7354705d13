import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { list, rowsOf } from '#app/platform/sql-helpers.server.ts'
import type { VisitCount } from './visit-count.ts'

const key = ['day', 'path', 'referrer', 'source', 'medium', 'campaign'] as const

/**
 * Adds counts to the stored ones.
 *
 * @param counts sorted, so that two instances that write the same rows wait for each other and no more
 */
export async function addVisitCounts(tx: Tx, counts: readonly VisitCount[]): Promise<void> {
  const all = <K extends keyof VisitCount>(field: K) => counts.map((count) => count[field])
  const given = rowsOf(
    {
      day: list('date', all('day')),
      path: list('text', all('path')),
      referrer: list('text', all('referrer')),
      source: list('text', all('source')),
      medium: list('text', all('medium')),
      campaign: list('text', all('campaign')),
      views: list('int', all('views')),
      visits: list('int', all('visits')),
    },
    'c',
  )
  const rows = db
    .selectFrom(given)
    .select(['c.day', 'c.path', 'c.referrer', 'c.source', 'c.medium', 'c.campaign'])
    .select(['c.views', 'c.visits'])
  await tx.run(
    db
      .insertInto('visit_counts')
      .columns([...key, 'views', 'visits'])
      .expression(rows)
      .onConflict((conflict) =>
        conflict.columns([...key]).doUpdateSet((eb) => ({
          views: eb('visit_counts.views', '+', eb.ref('excluded.views')),
          visits: eb('visit_counts.visits', '+', eb.ref('excluded.visits')),
        })),
      ),
  )
}

/** @param day the first one that is kept, `yyyy-mm-dd` */
export async function deleteVisitsBefore(tx: Tx, day: string): Promise<void> {
  await tx.run(db.deleteFrom('visit_counts').where('day', '<', day))
  await tx.run(db.deleteFrom('lead_origins').where('created_at', '<', day))
}

/** The counts of one day, for a file. */
export function selectVisitCounts(tx: Reader, day: string): Promise<VisitCount[]> {
  return tx.all(
    db
      .selectFrom('visit_counts')
      .select([...key, 'views', 'visits'])
      .where('day', '=', day)
      .orderBy('path')
      .orderBy('views', 'desc'),
  )
}
