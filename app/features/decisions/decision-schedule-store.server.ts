import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { type Reminder, type ReminderDays, sentAt } from '#app/platform/due-reminders.ts'
import { db } from '#app/platform/query-builder.server.ts'

const mostAtOnce = 1_000

/**
 * Open decisions of which somebody can be reminded, the first due day first.
 * @param before only decisions whose round began before this moment
 */
export async function selectDue(
  tx: Tx,
  { reminder, from, to, before }: ReminderDays,
): Promise<string[]> {
  const due = db
    .selectFrom('client_decisions as r')
    .select('r.id')
    // The words of the index: PostgreSQL uses it only for a condition that is written as there.
    .where((eb) => sql<boolean>`${eb.ref('r.status')} = 'open'`)
    .where('r.due_on', '>=', from)
    .where('r.due_on', '<=', to)
    .where('r.asked_at', '<', before)
    .where(`r.${sentAt[reminder]}`, 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('client_decision_people as w')
          .innerJoin('profiles as p', 'p.user_id', 'w.user_id')
          .select('w.id')
          .whereRef('w.client_id', '=', 'r.client_id')
          .whereRef('w.decision_id', '=', 'r.id')
          .where('w.is_awaited', '=', true)
          .where('p.deactivated_at', 'is', null)
          .where('p.paused', '=', false)
          // Who sees single projects only is reminded of what belongs to them.
          .where((of) =>
            of.or([
              of('p.only_projects', 'is', null),
              sql<boolean>`${of.ref('r.project_id')} = any (${of.ref('p.only_projects')})`,
            ]),
          ),
      ),
    )
  const rows = await tx.all(due.orderBy('r.due_on').orderBy('r.id').limit(mostAtOnce))
  return rows.map(({ id }) => id)
}

/** Marks a reminder as sent. False when that was done before, or the decision is not open any more. */
export async function claimReminder(
  tx: Tx,
  id: string,
  reminder: Reminder,
  now: Date,
): Promise<boolean> {
  const column = sentAt[reminder]
  const claimed = db
    .updateTable('client_decisions')
    .set(column, now)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where(column, 'is', null)
  return (await tx.run(claimed)) === 1
}
