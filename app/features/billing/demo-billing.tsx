import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { billing } from '#content/billing.ts'
import { formatMoney, type InvoiceRow, type InvoiceTotals } from './invoice.ts'
import { BillingTotals, InvoiceLinks } from './invoice-totals.tsx'

const invoiceTones = { paid: 'verdigris', pending: 'ochre', overdue: 'vermilion' } as const

const columns: DataColumn<InvoiceRow>[] = withHeaders(billing.columns, [
  { key: 'number', cell: (row) => row.number },
  { key: 'description', cell: (row) => row.description },
  { key: 'issued', cell: (row) => listDate(row.issued_on) },
  { key: 'due', cell: (row) => listDate(row.due_on) },
  { key: 'amount', numeric: true, cell: (row) => formatMoney(row.total, row.currency) },
  {
    key: 'status',
    cell: ({ status }) => (
      <StatusBadge tone={invoiceTones[status]}>{billing.status[status]}</StatusBadge>
    ),
  },
  { key: 'actions', cell: (row) => <InvoiceLinks {...row} isOpen={row.status !== 'paid'} /> },
])

type DemoBillingProps = {
  invoices: readonly InvoiceRow[]
  totals: InvoiceTotals
  currency: string
}

/** The totals that are paid, open and overdue, and every invoice. */
export function DemoBilling({ invoices, totals, currency }: DemoBillingProps) {
  return (
    <section aria-labelledby="billing">
      <h2 id="billing" className="headline mb-6 text-section">
        {billing.title}
      </h2>
      <BillingTotals totals={[{ currency, ...totals }]} />
      <h3 className="headline mb-5 text-heading">{billing.history}</h3>
      {invoices.length === 0 ? (
        <EmptyState text={billing.empty} hint={billing.emptyHint} />
      ) : (
        <DataTable
          caption={billing.caption}
          columns={columns}
          rows={invoices}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  )
}
