import { sql } from 'drizzle-orm'
import type { WaitingKey } from '#app/features/accounts/shell/admin-areas.ts'
import type { Tx } from '#app/platform/db.server.ts'

/** New blueprint leads and applications, held submissions, visitors who wait for a person, tickets in work; each counted up to `limit`. */
export async function selectWaiting(tx: Tx, limit: number): Promise<Record<WaitingKey, number>> {
  const [row] = await tx.execute<Record<WaitingKey, number>>(sql`
    select
      (select count(*)::int from (select 1 from leads
        where source = 'blueprint' and status = 'new' limit ${limit}) as one) as leads,
      (select count(*)::int from (select 1 from held_submissions
        where state = 'held' limit ${limit}) as one) as inbox,
      (select count(*)::int from (select 1 from chat_conversations
        where waits limit ${limit}) as one) as conversations,
      (select count(*)::int from (select 1 from job_applications
        where status = 'new' limit ${limit}) as one) as applications,
      (select count(*)::int from (select 1 from support_tickets
        where status in ('open', 'in_progress') and priority_rank >= 0 limit ${limit}) as one) as tickets`)
  return row ?? { leads: 0, inbox: 0, conversations: 0, applications: 0, tickets: 0 }
}
