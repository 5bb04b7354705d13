import { StatusBadge } from '#app/ui/status-badge.tsx'
import { invoiceDocument } from '#content/invoice-document.ts'
import type { InvoiceDocument } from './invoice-document.ts'

const tones = {
  draft: 'blue',
  pending: 'ochre',
  overdue: 'vermilion',
  paid: 'verdigris',
  credited: 'ink',
} as const

/** The status of an invoice; a credit note is marked as one. */
export function InvoiceStatusBadge({ kind, status }: Pick<InvoiceDocument, 'kind' | 'status'>) {
  return (
    <StatusBadge tone={tones[status]}>
      {kind === 'credit_note' ? invoiceDocument.creditNoteBadge : invoiceDocument.statuses[status]}
    </StatusBadge>
  )
}
