import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { float, iso } from '#app/platform/sql-helpers.server.ts'
import type { LockedInvoice } from './invoice-state-store.server.ts'

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

/** @throws when the payment was recorded before; `isUniqueViolation` recognises that error */
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
