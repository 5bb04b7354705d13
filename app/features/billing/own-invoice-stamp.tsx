import { Stamp } from '#app/ui/stamp.tsx'
import { invoiceDocument } from '#content/invoice-document.ts'
import { ownInvoices } from '#content/own-invoices.ts'
import type { InvoiceDocument } from './invoice-document.ts'

const tones = {
  draft: 'blue',
  pending: 'ochre',
  overdue: 'vermilion',
  paid: 'verdigris',
  credited: 'ink',
} as const

/** Where an invoice stands; a credit note says that it is one. */
export function OwnInvoiceStamp({ kind, status }: Pick<InvoiceDocument, 'kind' | 'status'>) {
  return (
    <Stamp tone={tones[status]}>
      {kind === 'credit_note' ? ownInvoices.creditNote : invoiceDocument.statuses[status]}
    </Stamp>
  )
}
