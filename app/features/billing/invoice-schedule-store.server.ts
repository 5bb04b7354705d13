import type { Expression } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { type Reminder, sentAt } from '#app/platform/due-reminders.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { literal } from '#app/platform/sql-helpers.server.ts'
import { billingPeople } from './invoice-mail-store.server.ts'

/** Invoices that became overdue: at most `limit`. Waits for one that another transaction has locked. */
export function turnOverdue(
  tx: Tx,
  today: string,
  limit: number,
): Promise<{ id: string; number: string; due_on: string }[]> {
  const due = db
    .selectFrom('invoices')
    .select('id')
    .where('status', '=', literal('pending'))
    .where('due_on', '<', today)
    .orderBy('due_on')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
  return tx.all(
    db
      .updateTable('invoices')
      .set({ status: 'overdue' })
      .where('id', 'in', due)
      .returning((eb) => ['id', eb.ref('number').$notNull().as('number'), 'due_on']),
  )
}

type Claim = {
  reminder: Reminder
  today: string
  /** The first and the last due day. */
  from: string
  to: string
  now: Date
  limit: number
}

/** Whether a payment of an invoice waits for its bank: nobody is reminded of what they have paid. */
const waitsForBank = (of: { client: Expression<string>; id: Expression<string> }) =>
  db
    .selectFrom('card_checkouts as k')
    .select('k.id')
    .where('k.client_id', '=', of.client)
    .where('k.invoice_id', '=', of.id)
    .where('k.state', '=', 'processing')

/**
 * Marks reminders as sent and returns their invoices; each is returned once. Waits for an invoice that
 * another transaction has locked: its first mail, for one, is written while it is locked.
 */
export function claimReminders(tx: Tx, claim: Claim): Promise<{ id: string }[]> {
  const column = sentAt[claim.reminder]
  const due = db
    .selectFrom('invoices')
    .select('id')
    .where('status', 'in', [literal('pending'), literal('overdue')])
    .where('due_on', '>=', claim.from)
    .where('due_on', '<=', claim.to)
    .where('issued_on', '<', claim.today)
    .where(column, 'is', null)
    .where(({ not, exists, ref }) =>
      not(exists(waitsForBank({ client: ref('invoices.client_id'), id: ref('invoices.id') }))),
    )
    .orderBy('due_on')
    .orderBy('id')
    .limit(claim.limit)
    .forUpdate()
  return tx.all(
    db.updateTable('invoices').set(column, claim.now).where('id', 'in', due).returning('id'),
  )
}

/**
 * Marks an invoice as mailed by a job. Undefined when the job has done so before, when nobody would
 * receive the mail, or when it is a reminder of an invoice that is no longer open or whose payment waits for its bank.
 */
export function claimMail(
  tx: Tx,
  id: string,
  job: { id: string; isReminder: boolean; now: Date },
): Promise<{ client_id: string } | undefined> {
  let query = db
    .updateTable('invoices as i')
    .set({ mailed_at: job.now, mailed_by_job: job.id })
    .where('i.id', '=', id)
    .where('i.number', 'is not', null)
    .where('i.mailed_by_job', 'is distinct from', job.id)
    .where((eb) => eb.exists(billingPeople(eb.ref('i.client_id')).select('user_id')))
  if (job.isReminder)
    query = query
      .where('i.status', 'in', ['pending', 'overdue'])
      .where(({ not, exists, ref }) =>
        not(exists(waitsForBank({ client: ref('i.client_id'), id: ref('i.id') }))),
      )
  return tx.first(query.returning('i.client_id'))
}

/** The addresses to which a client's invoices go. */
export async function selectBillingPeople(tx: Tx, clientId: string): Promise<string[]> {
  const rows = await tx.all(billingPeople(clientId).select('email').orderBy('email'))
  return rows.map(({ email }) => email)
}
