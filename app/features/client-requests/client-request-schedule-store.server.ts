import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

const sentAt = {
  soon: 'soon_reminder_at',
  due: 'due_reminder_at',
  late: 'late_reminder_at',
} as const
export type Reminder = keyof typeof sentAt

type Claim = {
  reminder: Reminder
  from: string
  to: string
  before: string
  now: Date
  limit: number
}

/**
 * Marks reminders as sent and returns their requests; each is returned once.
 * @param claim `from` and `to` are the first and the last due day; `before`: made before this moment
 */
export function claimReminders(tx: Tx, claim: Claim): Promise<{ id: string }[]> {
  const column = sentAt[claim.reminder]
  const due = db
    .selectFrom('client_requests')
    .select('id')
    .where('waits_for_client', '=', true)
    .where('due_on', '>=', claim.from)
    .where('due_on', '<=', claim.to)
    .where('created_at', '<', claim.before)
    .where(column, 'is', null)
    .orderBy('due_on')
    .orderBy('id')
    .limit(claim.limit)
    .forUpdate()
  return tx.all(
    db.updateTable('client_requests').set(column, claim.now).where('id', 'in', due).returning('id'),
  )
}

/**
 * Who of a client is asked: the person whom the request names while they may sign in, or else its
 * administrators, or else everybody.
 */
export async function selectAsked(
  tx: Tx,
  { clientId, contactId }: { clientId: string; contactId: string | null },
): Promise<{ user_id: string; email: string }[]> {
  const people = await tx.all(
    db
      .selectFrom('profiles')
      .select(['user_id', 'email', 'role'])
      .where('client_id', '=', clientId)
      .where('deactivated_at', 'is', null)
      .where('paused', '=', false)
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
