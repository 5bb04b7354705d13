import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { getsInvoices } from './invoice-payment-store.server.ts'

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

/**
 * Stamps an invoice as mailed by a job; undefined when that job has done so, when nobody would get the
 * mail, or when it is a reminder of what is no longer open.
 */
export async function claimMail(
  tx: Tx,
  id: string,
  job: { id: string; isReminder: boolean; now: Date },
): Promise<{ client_id: string } | undefined> {
  const [row] = await tx.execute<{ client_id: string }>(sql`
    update invoices i set mailed_at = ${job.now.toISOString()}, mailed_by_job = ${job.id}
    where id = ${id} and number is not null and mailed_by_job is distinct from ${job.id}
      and (not ${job.isReminder}::boolean or status in ('pending', 'overdue'))
      and exists (select 1 from profiles where client_id = i.client_id and ${getsInvoices})
    returning client_id`)
  return row
}

/** Who gets a client's invoices: its administrators. */
export async function selectBillingPeople(tx: Tx, clientId: string): Promise<string[]> {
  const rows = await tx.execute<{ email: string }>(sql`
    select email from profiles where client_id = ${clientId} and ${getsInvoices} order by email`)
  return rows.map(({ email }) => email)
}
