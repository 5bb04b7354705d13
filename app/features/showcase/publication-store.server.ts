import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db.server.ts'

/**
 * When something that waits for its time will next be seen by visitors. What appeared within the last
 * second counts: a page that is read beside this may not show it yet.
 */
export async function selectNextAppearance(owner: Database['owner']): Promise<Date | null> {
  const [row] = await owner.execute<{ next: string | null }>(sql`
    select to_json(least(
      (select min(visible_from) from insights where visible_from > now() - interval '1 second'),
      (select min(visible_from) from public_projects where visible_from > now() - interval '1 second'))) #>> '{}' as next`)
  return row?.next ? new Date(row.next) : null
}
