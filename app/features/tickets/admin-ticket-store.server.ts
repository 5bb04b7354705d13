import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, exactIso, iso } from '#app/platform/sql-helpers.server.ts'
import type { AdminTicket } from './ticket.ts'
import { belonging } from './ticket-store.server.ts'

const choices = 500

export type Choice = { id: string; name: string }

export function selectAdminTicket(tx: Tx, id: string): Promise<AdminTicket | undefined> {
  const ticket = db
    .selectFrom('support_tickets as t')
    .innerJoin('clients as c', 'c.id', 't.client_id')
    .leftJoin('profiles as p', (join) =>
      join
        .onRef('p.user_id', '=', 't.created_by')
        .onRef('p.client_id', '=', 't.client_id')
        .on('p.deactivated_at', 'is', null)
        .on('p.paused', '=', false),
    )
    .select(['t.id', 't.client_id', 't.title', 't.description', 't.priority', 't.status'])
    .select((eb) => [
      ...(['t.author_name', 't.created_by as author_id', 't.assignee_id'] as const),
      iso(eb.ref('t.created_at')).as('created_at'),
      iso(eb.ref('t.last_activity_at')).as('last_activity_at'),
      iso(eb.ref('t.resolved_at')).as('resolved_at'),
      ...(['t.rating', 't.rating_comment', 't.rated_by_name'] as const),
      iso(eb.ref('t.rated_at')).as('rated_at'),
      eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
      'p.email as author_email',
    ])
    .select(belonging)
  return tx.first(ticket.where('t.id', '=', id))
}

/** What staff set of a ticket, exactly; locked until the transaction ends. */
export const selectSettings = (tx: Tx, id: string) =>
  tx.first(
    db
      .selectFrom('support_tickets')
      .select((eb) => [
        ...(['status', 'assignee_id'] as const),
        exactIso(eb.ref('resolved_at')).as('resolved_at'),
        exactIso(eb.ref('waits_since')).as('waits_since'),
      ])
      .where('id', '=', id)
      .forUpdate(),
  )

/** Says since when a ticket waits for us. */
export async function updateWaits(tx: Tx, id: string, since: string | null): Promise<void> {
  await tx.run(db.updateTable('support_tickets').set({ waits_since: since }).where('id', '=', id))
}

/** The clients of tickets. */
export const selectClients = (tx: Tx, ids: string[]) =>
  tx.all(db.selectFrom('support_tickets').select(['id', 'client_id']).where('id', '=', anyOf(ids)))

/** The active staff, and the current assignee even when no longer active. */
export function selectStaff(tx: Tx, assigneeId: string | null): Promise<Choice[]> {
  const staff = db
    .selectFrom('profiles')
    .select(['user_id as id', 'full_name as name'])
    .where((eb) =>
      eb.or([
        eb.and([eb('role', '=', 'admin'), eb('deactivated_at', 'is', null)]),
        eb('user_id', '=', assigneeId),
      ]),
    )
  const byName = staff.orderBy((eb) => sql`lower(${eb.ref('full_name')})`).orderBy('user_id')
  return tx.all(byName.limit(choices))
}

const activeStaff = (userId: string) =>
  db
    .selectFrom('profiles')
    .select('email')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .where('deactivated_at', 'is', null)

/** Whether tickets can be assigned to this account. */
export async function canLookAfterTickets(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.first(activeStaff(userId))) !== undefined
}

/** The address of an active administrator. */
export async function selectStaffEmail(tx: Tx, userId: string): Promise<string | undefined> {
  return (await tx.first(activeStaff(userId)))?.email
}

/** The address of a ticket's assignee. For the owner role, because clients may not read it. */
export async function selectAssigneeEmail(
  tx: Tx,
  id: string,
  clientId: string,
): Promise<string | undefined> {
  const assignee = db
    .selectFrom('support_tickets as t')
    .innerJoin('profiles as p', 'p.user_id', 't.assignee_id')
    .select('p.email')
    .where('t.id', '=', id)
    .where('t.client_id', '=', clientId)
    .where('p.role', '=', 'admin')
    .where('p.deactivated_at', 'is', null)
  return (await tx.first(assignee))?.email
}
