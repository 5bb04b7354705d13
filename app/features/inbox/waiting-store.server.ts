import { type Expression, sql } from 'kysely'
import type { WaitingKey } from '#app/features/accounts/shell/admin-areas.ts'
import { lastEndingDay } from '#app/features/references/reference.ts'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { literal } from '#app/platform/sql-helpers.server.ts'

/**
 * Counts leads that wait for a first answer (of the blueprint form, and of every form beside quarantined
 * submissions and mails), new applications, visitors who wait for a person, open tickets, public references whose permission ends soon, and conversations in which a life may
 * be in danger and nobody has answered.
 * @param limit the largest count of each
 * @param today a day, `yyyy-mm-dd`
 */
export async function selectWaiting(
  tx: Tx,
  { limit, today }: { limit: number; today: string },
): Promise<Record<WaitingKey, number>> {
  const row = await tx.first(waitingUpTo({ limit, today, lastEnding: lastEndingDay(today) }))
  return (
    row ?? {
      leads: 0,
      inbox: 0,
      conversations: 0,
      applications: 0,
      tickets: 0,
      references: 0,
      alarms: 0,
    }
  )
}

/** Leads to which a reply was promised, as the index `leads_unanswered` has them. */
const unanswered = db
  .selectFrom('leads')
  .select('id')
  .where('first_answered_at', 'is', null)
  .where('lost_reason', 'is', null)
  .where('spam_at', 'is', null)
  .where((eb) => sql<boolean>`${eb.ref('status')} = 'new'`)
  .where((eb) => sql<boolean>`${eb.ref('source')} not in ('application', 'newsletter')`)

type Counted = { limit: number; today: string; lastEnding: string }

const waitingUpTo = builtOnce(({ limit, today, lastEnding }: Counted) => {
  const count = (rows: Expression<unknown>) =>
    sql<number>`(select count(*)::int from ${rows} as one)`
  return db.selectNoFrom((eb) => [
    count(unanswered.where('source', '=', 'blueprint').limit(limit)).as('leads'),
    count(
      eb
        .selectFrom('held_submissions')
        .select('id')
        .where('state', '=', 'held')
        .unionAll(eb.selectFrom('inbound_mails').select('id').where('state', '=', 'quarantined'))
        .unionAll(unanswered)
        .limit(limit),
    ).as('inbox'),
    count(
      eb
        .selectFrom('chat_conversations')
        .select('id')
        .where('waits', '=', literal(true))
        .limit(limit),
    ).as('conversations'),
    count(
      eb.selectFrom('job_applications').select('id').where('status', '=', 'new').limit(limit),
    ).as('applications'),
    count(
      eb
        .selectFrom('support_tickets')
        .select('id')
        .where('status', 'in', ['open', 'in_progress'])
        // Names the condition of the index across clients, so that it is used.
        .where('priority_rank', '>=', 0)
        .limit(limit),
    ).as('tickets'),
    count(
      eb
        .selectFrom('client_references')
        .select('id')
        .where('is_published', '=', true)
        .where('permission_until', '>=', today)
        .where('permission_until', '<=', lastEnding)
        .limit(limit),
    ).as('references'),
    count(
      eb
        .selectFrom('chat_conversations')
        .select('id')
        .where('waits', '=', literal(true))
        .where('intent', '=', 'danger')
        .limit(limit),
    ).as('alarms'),
  ])
})
