import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

/** When something that waits for its time will next be seen by visitors. */
export async function selectNextAppearance(tx: Tx): Promise<Date | null> {
  const [row] = await tx.execute<{ next: string | null }>(sql`
    select to_json(least(
      (select min(visible_from) from insights where visible_from > now()),
      (select min(visible_from) from public_projects where visible_from > now()))) #>> '{}' as next`)
  return row?.next ? new Date(row.next) : null
}
