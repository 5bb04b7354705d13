import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
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

/** An invoice, held until the transaction ends: whatever happens to it happens one after the other. */
export async function lockInvoice(tx: Tx, id: string): Promise<LockedInvoice | undefined> {
  const [row] = (await tx.execute(sql`
    select id, client_id, project_id, kind, number, status, due_on::text as due_on, currency, description,
      subtotal::float8 as subtotal, total::float8 as total, paid::float8 as paid, credited::float8 as credited,
      balance::float8 as balance, pay_link, version
    from invoices where id = ${id} for update`)) as unknown as LockedInvoice[]
  return row
}

type Issue = { day: string; now: Date; status: DocumentStatus; issuer: InvoiceIssuer }

/** Turns a draft into an invoice. The database gives the number, and holds the series until the end. */
export async function issueDraft(tx: Tx, id: string, one: Issue): Promise<string> {
  const [row] = await tx.execute<{ number: string }>(sql`
    update invoices i set status = ${one.status}, issued_on = ${one.day}::date, issued_at = ${one.now.toISOString()},
      issuer = ${JSON.stringify(one.issuer)}::jsonb, project_name = (select name from projects p where p.id = i.project_id)
    where id = ${id} returning number`)
  if (!row) throw new Error('there is no draft to issue')
  return row.number
}

/** Writes down what has become of an invoice. */
export async function settle(
  tx: Tx,
  id: string,
  to: { status: DocumentStatus; paid: number; credited: number },
): Promise<void> {
  await tx.execute(sql`update invoices set status = ${to.status}, paid = ${to.paid}, credited = ${to.credited}
    where id = ${id}`)
}

export async function setPayLink(tx: Tx, id: string, link: string | null): Promise<void> {
  await tx.execute(sql`update invoices set pay_link = ${link} where id = ${id}`)
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
export async function selectPayments(tx: Tx, invoiceId: string): Promise<PaymentRow[]> {
  return (await tx.execute(sql`
    select p.id, p.received_on::text as received_on, p.amount::float8 as amount, p.method, p.reference, p.recorded_by,
      to_json(p.voided_at) #>> '{}' as voided_at, p.voided_by, p.void_reason
    from invoice_payments p join invoices i on i.client_id = p.client_id and i.id = p.invoice_id
    where p.invoice_id = ${invoiceId} order by p.received_on, p.created_at, p.id`)) as unknown as PaymentRow[]
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
  await tx.execute(sql`
    insert into invoice_payments (id, client_id, invoice_id, received_on, amount, method, reference, recorded_by)
    values (${one.id}, ${invoice.client_id}, ${invoice.id}, ${one.received_on}::date, ${one.amount}, ${one.method},
      ${one.reference}, ${one.recorded_by})`)
}

/** Undefined when there is no such payment, or it has been voided. */
export async function voidPaymentRow(
  tx: Tx,
  invoiceId: string,
  id: string,
  by: { now: Date; name: string; reason: string },
): Promise<{ amount: number } | undefined> {
  const [row] = await tx.execute<{ amount: number }>(sql`
    update invoice_payments set voided_at = ${by.now.toISOString()}, voided_by = ${by.name}, void_reason = ${by.reason}
    where id = ${id} and invoice_id = ${invoiceId} and voided_at is null returning amount::float8 as amount`)
  return row
}

export type CreditedLine = { position: number; credited: number }
export type CreditedTax = { id: string; credited_base: number }

/** What credit notes have taken off the lines and taxes of an invoice. */
export async function selectCredited(tx: Tx, invoice: { id: string; client_id: string }) {
  const notes = sql`invoices n where n.client_id = ${invoice.client_id} and n.corrects_id = ${invoice.id}
    and n.number is not null`
  const [row] = await tx.execute<{ lines: CreditedLine[]; taxes: CreditedTax[] }>(sql`
    select
      coalesce((select json_agg(x) from (select l.corrects_position as position, sum(l.net) as credited
        from invoice_lines l where l.invoice_id in (select n.id from ${notes}) group by 1) x), '[]'::json) as lines,
      coalesce((select json_agg(x) from (select t.id, sum(t.base) as credited_base
        from invoice_taxes t where t.invoice_id in (select n.id from ${notes}) group by 1) x), '[]'::json) as taxes`)
  return row ?? { lines: [], taxes: [] }
}

/** Whose profile it is that gets a client's invoices: its administrators'. */
export const getsInvoices = sql`role = 'client_admin' and deactivated_at is null and not paused`

export type MailTimes = { mailed_at: string | null; people: number }

/** When the invoice was mailed last, and how many people of the client a mail reaches. */
export async function selectMailTimes(tx: Tx, id: string): Promise<MailTimes | undefined> {
  const [row] = await tx.execute<MailTimes>(sql`
    select to_json(i.mailed_at) #>> '{}' as mailed_at,
      (select count(*)::int from profiles p where p.client_id = i.client_id and ${getsInvoices}) as people
    from invoices i where i.id = ${id}`)
  return row
}
