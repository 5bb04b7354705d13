import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { DeskTicket } from './ticket.ts'

const choices = 500
const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`

export type Choice = { id: string; name: string }

export async function selectDeskTicket(tx: Tx, id: string): Promise<DeskTicket | undefined> {
  const [row] = (await tx.execute(sql`
    select t.id, t.client_id, t.title, t.description, t.priority, t.status, t.author_name, t.created_by as author_id, t.assignee_id,
      ${iso(sql`t.created_at`)} as created_at, ${iso(sql`t.last_activity_at`)} as last_activity_at,
      ${iso(sql`t.resolved_at`)} as resolved_at, coalesce(c.company_name, c.name) as client_name,
      p.email as author_email
    from support_tickets t join clients c on c.id = t.client_id
    left join profiles p on p.user_id = t.created_by and p.deactivated_at is null and not p.paused and p.client_id = t.client_id
    where t.id = ${id}`)) as unknown as DeskTicket[]
  return row
}

/** Who can look after tickets; whoever does already is among them, even when no longer active. */
export async function selectStaff(tx: Tx, assigneeId: string | null): Promise<Choice[]> {
  return (await tx.execute(sql`
    select user_id as id, full_name as name from profiles
    where (role = 'admin' and deactivated_at is null) or user_id = ${assigneeId}::uuid
    order by lower(full_name), user_id limit ${choices}`)) as unknown as Choice[]
}

/** Whether an account can look after tickets. */
export async function canLookAfterTickets(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from profiles where user_id = ${userId} and role = 'admin' and deactivated_at is null`)
  return rows.length === 1
}

/** The address of an active administrator. */
export async function selectStaffEmail(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ email: string }>(sql`
    select email from profiles where user_id = ${userId} and role = 'admin' and deactivated_at is null`)
  return row?.email
}

/** The address of whoever looks after a client's ticket. For the owner: clients may not know it. */
export async function selectAssigneeEmail(
  tx: Tx,
  id: string,
  clientId: string,
): Promise<string | undefined> {
  const [row] = await tx.execute<{ email: string }>(sql`
    select p.email from support_tickets t join profiles p on p.user_id = t.assignee_id
    where t.id = ${id} and t.client_id = ${clientId} and p.role = 'admin' and p.deactivated_at is null`)
  return row?.email
}
