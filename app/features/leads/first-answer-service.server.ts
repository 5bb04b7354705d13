import type { Tx } from '#app/platform/db.server.ts'
import { call } from '#app/platform/sql-functions.server.ts'

/**
 * Notes by what the sender of a lead first noticed that a person is at work on it, for a feature that has
 * checked access. A change of the status, a conversion and an answer in the lead's conversation are noted by
 * the database (db/migrations/0133_what_waits.sql); an answer that was noted before stays the first one.
 */
export async function noteFirstAnswer(
  tx: Tx,
  leadId: string,
  kind: 'mail' | 'call',
  at: Date,
): Promise<void> {
  await tx.run(
    call('answer_lead', { the_lead: leadId, the_kind: kind, the_time: at.toISOString() }),
  )
}
