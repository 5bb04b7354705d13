import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { DocumentStatus } from './invoice-document.ts'

/** Invoices that became overdue: at most `limit`, those passed over that somebody holds at this moment. */
export async function turnOverdue(
  tx: Tx,
  today: string,
  limit: number,
): Promise<{ id: string; number: string; due_on: string }[]> {
  return (await tx.execute(sql`
    update invoices set status = 'overdue' where id in (
      select id from invoices where status = 'pending' and due_on < ${today}::date
      order by due_on, id limit ${limit} for update skip locked)
    returning id, number, due_on::text as due_on`)) as unknown as {
    id: string
    number: string
    due_on: string
  }[]
}

export type Reminder = 'soon' | 'due' | 'late'

const stamp: Record<Reminder, SQL> = {
  soon: sql`soon_reminder_at`,
  due: sql`due_reminder_at`,
  late: sql`late_reminder_at`,
}

type Claim = {
  reminder: Reminder
  today: string
  /** It is due between these days, both included. */
  from: string
  to: string
  now: Date
  limit: number
}

/** Marks reminders as sent, and gives their invoices; each is given once. */
export async function claimReminders(tx: Tx, claim: Claim): Promise<{ id: string }[]> {
  const { reminder, today, from, to, now, limit } = claim
  const column = stamp[reminder]
  return (await tx.execute(sql`
    update invoices set ${column} = ${now.toISOString()} where id in (
      select id from invoices where status in ('pending', 'overdue') and due_on between ${from}::date and ${to}::date
        and issued_on < ${today}::date and ${column} is null
      order by due_on, id limit ${limit} for update skip locked)
    returning id`)) as unknown as { id: string }[]
}

/** Stamps an invoice as mailed by a job; undefined when that job has done so, or the invoice is gone. */
export async function claimMail(
  tx: Tx,
  id: string,
  jobId: string,
  now: Date,
): Promise<{ client_id: string; status: DocumentStatus } | undefined> {
  const [row] = await tx.execute<{ client_id: string; status: DocumentStatus }>(sql`
    update invoices set mailed_at = ${now.toISOString()}, mailed_by_job = ${jobId}
    where id = ${id} and number is not null and mailed_by_job is distinct from ${jobId}
    returning client_id, status`)
  return row
}

/** Who gets a client's invoices: its administrators. */
export async function selectBillingPeople(tx: Tx, clientId: string): Promise<string[]> {
  const rows = await tx.execute<{ email: string }>(sql`
    select email from profiles where client_id = ${clientId} and role = 'client_admin'
      and deactivated_at is null and not paused order by email`)
  return rows.map(({ email }) => email)
}
