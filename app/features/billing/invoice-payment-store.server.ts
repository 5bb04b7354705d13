import type { Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows, float, iso, json } from '#app/platform/sql-helpers.server.ts'
import type { DocumentStatus, InvoiceIssuer } from './invoice-document.ts'

/** What decides about what may still happen to an invoice. */
export type LockedInvoice = {
  id: string
  client_id: string
  project_id: string | null
  kind: 'invoice' | 'credit_note'
  number: string | null
  status: DocumentStatus
  due_on: string
  currency: string
  description: string
  subtotal: number
  total: number
  paid: number
  credited: number
  balance: number
  pay_link: string | null
  version: number
}

/** An invoice, locked until the transaction ends: whatever happens to it happens one after the other. */
export function lockInvoice(tx: Tx, id: string): Promise<LockedInvoice | undefined> {
  return tx.first(
    db
      .selectFrom('invoices')
      .select((eb) => [
        ...(['id', 'client_id', 'project_id', 'kind', 'number', 'status', 'due_on'] as const),
        ...(['currency', 'description', 'pay_link', 'version'] as const),
        float(eb.ref('subtotal')).as('subtotal'),
        float(eb.ref('total')).as('total'),
        float(eb.ref('paid')).as('paid'),
        float(eb.ref('credited')).as('credited'),
        float(eb.ref('balance')).as('balance'),
      ])
      .where('id', '=', id)
      .forUpdate(),
  )
}

type Issue = { day: string; now: Date; status: DocumentStatus; issuer: InvoiceIssuer }

/** Turns a draft into an invoice. The database gives the number, and locks the series until the end. */
export async function issueDraft(tx: Tx, id: string, one: Issue): Promise<string> {
  const row = await tx.first(
    db
      .updateTable('invoices as i')
      .set((eb) => ({
        status: one.status,
        issued_on: one.day,
        issued_at: one.now,
        issuer: json(one.issuer),
        project_name: eb
          .selectFrom('projects as p')
          .select('p.name')
          .whereRef('p.id', '=', 'i.project_id'),
      }))
      .where('i.id', '=', id)
      .returning('i.number'),
  )
  if (!row?.number) throw new Error('there is no draft to issue')
  return row.number
}

/** Writes down what has become of an invoice. */
export async function settle(
  tx: Tx,
  id: string,
  { status, paid, credited }: { status: DocumentStatus; paid: number; credited: number },
): Promise<void> {
  await tx.run(db.updateTable('invoices').set({ status, paid, credited }).where('id', '=', id))
}

export async function setPayLink(tx: Tx, id: string, link: string | null): Promise<void> {
  await tx.run(db.updateTable('invoices').set({ pay_link: link }).where('id', '=', id))
}

export type PaymentRow = {
  id: string
  received_on: string
  amount: number
  method: string
  reference: string | null
  recorded_by: string
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
}

/** Every payment of an invoice, also those that were voided. */
export function selectPayments(tx: Tx, invoiceId: string): Promise<PaymentRow[]> {
  return tx.all(
    db
      .selectFrom('invoice_payments as p')
      .innerJoin('invoices as i', (join) =>
        join.onRef('i.client_id', '=', 'p.client_id').onRef('i.id', '=', 'p.invoice_id'),
      )
      .select((eb) => [
        ...(['p.id', 'p.received_on', 'p.method', 'p.reference', 'p.recorded_by'] as const),
        ...(['p.voided_by', 'p.void_reason'] as const),
        float(eb.ref('p.amount')).as('amount'),
        iso(eb.ref('p.voided_at')).as('voided_at'),
      ])
      .where('p.invoice_id', '=', invoiceId)
      .orderBy('p.received_on')
      .orderBy('p.created_at')
      .orderBy('p.id'),
  )
}

type NewPayment = Pick<
  PaymentRow,
  'id' | 'received_on' | 'amount' | 'method' | 'reference' | 'recorded_by'
>

/** @throws when the payment is there already: `isUniqueViolation` knows that fault */
export async function insertPayment(
  tx: Tx,
  invoice: LockedInvoice,
  one: NewPayment,
): Promise<void> {
  await tx.run(
    db.insertInto('invoice_payments').values({
      id: one.id,
      client_id: invoice.client_id,
      invoice_id: invoice.id,
      received_on: one.received_on,
      amount: one.amount,
      method: one.method,
      reference: one.reference,
      recorded_by: one.recorded_by,
    }),
  )
}

/** Undefined when there is no such payment, or it has been voided. */
export function voidPaymentRow(
  tx: Tx,
  invoiceId: string,
  id: string,
  by: { now: Date; name: string; reason: string },
): Promise<{ amount: number } | undefined> {
  return tx.first(
    db
      .updateTable('invoice_payments')
      .set({ voided_at: by.now, voided_by: by.name, void_reason: by.reason })
      .where('id', '=', id)
      .where('invoice_id', '=', invoiceId)
      .where('voided_at', 'is', null)
      .returning((eb) => float(eb.ref('amount')).as('amount')),
  )
}

export type CreditedLine = { position: number; credited: number }
export type CreditedTax = { id: string; credited_base: number }

/** What credit notes have taken off the lines and taxes of an invoice. */
export async function selectCredited(
  tx: Tx,
  invoice: { id: string; client_id: string },
): Promise<{ lines: CreditedLine[]; taxes: CreditedTax[] }> {
  const notes = db
    .selectFrom('invoices as n')
    .select('n.id')
    .where('n.client_id', '=', invoice.client_id)
    .where('n.corrects_id', '=', invoice.id)
    .where('n.number', 'is not', null)
  const lines = db
    .selectFrom('invoice_lines as l')
    .select((eb) => [
      eb.ref('l.corrects_position').$notNull().as('position'),
      float(eb.fn.sum('l.net')).$notNull().as('credited'),
    ])
    .where('l.invoice_id', 'in', notes)
    .groupBy('l.corrects_position')
  const taxes = db
    .selectFrom('invoice_taxes as t')
    .select((eb) => ['t.id', float(eb.fn.sum('t.base')).$notNull().as('credited_base')])
    .where('t.invoice_id', 'in', notes)
    .groupBy('t.id')
  const row = await tx.first(
    db.selectNoFrom([jsonArrayFrom(lines).as('lines'), jsonArrayFrom(taxes).as('taxes')]),
  )
  return row ?? { lines: [], taxes: [] }
}

/** The people of a client who get its invoices: its administrators. */
export const billingPeople = (client: string | Expression<string>) =>
  db
    .selectFrom('profiles')
    .where('profiles.client_id', '=', client)
    .where('profiles.role', '=', 'client_admin')
    .where('profiles.deactivated_at', 'is', null)
    .where('profiles.paused', '=', false)

export type MailTimes = { mailed_at: string | null; people: number }

/** When the invoice was mailed last, and how many people of the client a mail reaches. */
export function selectMailTimes(tx: Tx, id: string): Promise<MailTimes | undefined> {
  return tx.first(
    db
      .selectFrom('invoices as i')
      .select((eb) => [
        iso(eb.ref('i.mailed_at')).as('mailed_at'),
        billingPeople(eb.ref('i.client_id'))
          .select(countRows().as('people'))
          .$asScalar()
          .$notNull()
          .as('people'),
      ])
      .where('i.id', '=', id),
  )
}
