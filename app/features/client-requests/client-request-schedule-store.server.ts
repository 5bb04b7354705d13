import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { type Reminder, type ReminderDays, sentAt } from '#app/platform/due-reminders.ts'
import { seesPage } from '#app/platform/portal-readers.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { portalRequestsPath } from './client-request.ts'

const mostAtOnce = 1_000

/**
 * Requests of which something is missing and of which somebody can be reminded, the first due day first.
 * @param before only requests that were made before this moment
 */
export async function selectDue(
  tx: Tx,
  { reminder, from, to, before }: ReminderDays,
): Promise<string[]> {
  const due = db
    .selectFrom('client_requests as r')
    .select('r.id')
    .where((eb) => sql<boolean>`${eb.ref('r.waits_for_client')}`)
    .where('r.due_on', '>=', from)
    .where('r.due_on', '<=', to)
    .where('r.created_at', '<', before)
    .where(`r.${sentAt[reminder]}`, 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('profiles as p')
          .select('p.id')
          .whereRef('p.client_id', '=', 'r.client_id')
          .where('p.deactivated_at', 'is', null)
          .where('p.paused', '=', false),
      ),
    )
  const rows = await tx.all(due.orderBy('r.due_on').orderBy('r.id').limit(mostAtOnce))
  return rows.map(({ id }) => id)
}

/** Marks a reminder as sent. False when that was done before, or nothing is missing any more. */
export async function claimReminder(
  tx: Tx,
  id: string,
  reminder: Reminder,
  now: Date,
): Promise<boolean> {
  const column = sentAt[reminder]
  const claimed = db
    .updateTable('client_requests')
    .set(column, now)
    .where('id', '=', id)
    .where('waits_for_client', '=', true)
    .where(column, 'is', null)
  return (await tx.run(claimed)) === 1
}

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Who of a client is asked: the person whom the request names while they may sign in and see it, or else
 * its administrators, or else everybody who sees it.
 */
export async function selectAsked(
  tx: Tx,
  { id, clientId, contactId }: { id: string; clientId: string; contactId: string | null },
): Promise<{ user_id: string; email: string }[]> {
  const people = await tx.all(
    db
      .selectFrom('profiles')
      .select(['user_id', 'email', 'role'])
      .where('client_id', '=', clientId)
      .where('deactivated_at', 'is', null)
      .where('paused', '=', false)
      .where((eb) => seesPage(eb.ref('user_id'), `${portalRequestsPath}/${id}`))
      .orderBy((eb) => eb('user_id', '=', contactId ?? nobody), 'desc')
      .orderBy('created_at')
      .limit(200),
  )
  const named = people.filter(({ user_id }) => user_id === contactId)
  const admins = people.filter(({ role }) => role === 'client_admin')
  return [named, admins, people].find((some) => some.length > 0) ?? []
}

/** The address of the member of staff who asks, while they are one. */
export async function selectAuthorAddress(tx: Tx, requestId: string): Promise<string | undefined> {
  const author = await tx.first(
    db
      .selectFrom('client_requests as r')
      .innerJoin('profiles as p', 'p.user_id', 'r.author_id')
      .select('p.email')
      .where('r.id', '=', requestId)
      .where('p.role', '=', 'admin')
      .where('p.deactivated_at', 'is', null),
  )
  return author?.email
}
