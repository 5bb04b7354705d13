import { Stamp } from '#app/ui/status-badge.tsx'
import { invoiceDocument } from '#content/invoice-document.ts'
import type { InvoiceDocument } from './invoice-document.ts'

const tones = {
  draft: 'blue',
  pending: 'ochre',
  overdue: 'vermilion',
  paid: 'verdigris',
  credited: 'ink',
} as const

/** Where an invoice stands; a credit note says that it is one. */
export function InvoiceStamp({ kind, status }: Pick<InvoiceDocument, 'kind' | 'status'>) {
  return (
    <Stamp tone={tones[status]}>
      {kind === 'credit_note' ? invoiceDocument.creditNoteStamp : invoiceDocument.statuses[status]}
    </Stamp>
  )
}
