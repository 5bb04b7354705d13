import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'

/** The confirmed calls that have ended in a time, of leads that were not answered in another way. */
export function selectPastUnanswered(
  tx: Tx,
  { since, until }: { since: Date; until: Date },
): Promise<{ lead_id: string; starts_at: string }[]> {
  return tx.all(
    db
      .selectFrom('bookings as b')
      .innerJoin('leads as l', 'l.id', 'b.lead_id')
      .select((eb) => ['l.id as lead_id', exactIso(eb.ref('b.starts_at')).as('starts_at')])
      .where('b.status', '=', 'booked')
      .where('b.confirmed_at', 'is not', null)
      .where('b.starts_at', '>', since.toISOString())
      .where('b.ends_at', '<=', until.toISOString())
      .where('l.first_answered_at', 'is', null)
      .orderBy('b.starts_at')
      .limit(1_000),
  )
}
