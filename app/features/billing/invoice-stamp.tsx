import { Stamp } from '#app/ui/stamp.tsx'
import { documentStatusLabels } from '#content/invoice-desk.ts'
import type { DocumentStatus } from './invoice-document.ts'

const tones = {
  draft: 'blue',
  pending: 'ochre',
  overdue: 'vermilion',
  paid: 'verdigris',
  credited: 'ink',
} as const

export function InvoiceStamp({ status }: { status: DocumentStatus }) {
  return <Stamp tone={tones[status]}>{documentStatusLabels[status]}</Stamp>
}
