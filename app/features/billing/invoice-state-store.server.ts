import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { float, json } from '#app/platform/sql-helpers.server.ts'
import type { DocumentStatus, InvoiceIssuer } from './invoice-document.ts'

/** The columns that decide which changes to an invoice are still allowed. */
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

/** An invoice, locked until the transaction ends, so that changes to it never overlap. */
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

/** Turns a draft into an invoice. The database assigns the number and locks the series until the transaction ends. */
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

/** Stores the status of an invoice and what was paid and credited. */
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
