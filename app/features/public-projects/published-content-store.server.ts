import { sql } from 'kysely'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Database } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'

/**
 * When scheduled content next becomes visible. Content that became visible within the last second
 * counts too, because a page read at the same time may not show it yet.
 */
export async function selectNextAppearance(owner: Database['owner']): Promise<Date | null> {
  const row = await owner.first(nextAppearance({}))
  return row?.next ? new Date(row.next) : null
}

const nextAppearance = builtOnce(() => {
  const since = sql<string>`now() - interval '1 second'`
  const next = (table: 'insights' | 'public_projects' | 'help_articles') =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.min('visible_from').as('at'))
      .where('visible_from', '>', since)
  const first = sql<
    string | null
  >`least(${next('insights')}, ${next('public_projects')}, ${next('help_articles')})`
  return db.selectNoFrom(exactIso(first).as('next'))
})
