import { ButtonAnchor } from '#app/ui/button.tsx'
import { type DataColumn, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { billing } from '#content/billing.ts'
import {
  type CurrencyTotals,
  formatMoney,
  type InvoiceRow,
  type InvoiceStatus,
  type InvoiceTotals,
} from './invoice.ts'

export const invoiceTones = { paid: 'verdigris', pending: 'ochre', overdue: 'vermilion' } as const

const columns: DataColumn<InvoiceRow>[] = [
  { key: 'number', header: billing.columns.number, cell: (row) => row.number },
  { key: 'description', header: billing.columns.description, cell: (row) => row.description },
  { key: 'issued', header: billing.columns.issued, cell: (row) => listDate(row.issued_on) },
  { key: 'due', header: billing.columns.due, cell: (row) => listDate(row.due_on) },
  {
    key: 'amount',
    header: billing.columns.amount,
    numeric: true,
    cell: (row) => formatMoney(row.total, row.currency),
  },
  {
    key: 'status',
    header: billing.columns.status,
    cell: ({ status }) => (
      <StatusBadge tone={invoiceTones[status]}>{billing.status[status]}</StatusBadge>
    ),
  },
  {
    key: 'actions',
    header: billing.columns.actions,
    cell: (row) => <InvoiceLinks {...row} isOpen={row.status !== 'paid'} />,
  },
]

type BillingOverviewProps = {
  invoices: readonly InvoiceRow[]
  totals: InvoiceTotals
  currency: string
}

/** The totals that are paid, open and overdue, and every invoice. */
export function BillingOverview({ invoices, totals, currency }: BillingOverviewProps) {
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

const order: InvoiceStatus[] = ['paid', 'pending', 'overdue']

/** The totals that are paid, open and overdue: a row for each currency. */
export function BillingTotals({ totals }: { totals: readonly CurrencyTotals[] }) {
  return (
    <div className="mb-10 border border-line bg-surface">
      {totals.map((one) => (
        <dl
          key={one.currency}
          aria-label={`${billing.totals.label}: ${one.currency}`}
          className="grid border-line not-first:border-t sm:grid-cols-3"
        >
          {order.map((status) => (
            <div
              key={status}
              className="flex items-baseline justify-between gap-4 border-line px-5 py-2.5 not-first:border-t sm:block sm:p-6 sm:not-first:border-s sm:not-first:border-t-0"
            >
              <dt className="label text-ink-muted">{billing.totals[status]}</dt>
              <dd className="headline text-heading tabular-nums sm:mt-2">
                {formatMoney(one[status], one.currency)}
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  )
}

type InvoiceLinksProps = {
  number: string
  isOpen: boolean
  pdf_href: string
  pay_href: string | null
}

/** Links to the PDF and, while it is open, to the payment. */
export function InvoiceLinks({ number, isOpen, pdf_href, pay_href }: InvoiceLinksProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonAnchor
        href={pdf_href}
        variant="secondary"
        size="small"
        className="whitespace-nowrap"
        aria-label={`${billing.viewPdf}: ${number}`}
      >
        {billing.viewPdf}
      </ButtonAnchor>
      {isOpen && pay_href && (
        <ButtonAnchor
          href={pay_href}
          size="small"
          className="whitespace-nowrap"
          aria-label={`${billing.payNow}: ${number}`}
        >
          {billing.payNow}
        </ButtonAnchor>
      )}
    </div>
  )
}
