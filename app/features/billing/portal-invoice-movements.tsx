import { Link } from 'react-router'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { invoiceDocument as copy } from '#content/invoice-document.ts'
import type { InvoiceDocument, InvoicePayment } from './invoice-document.ts'
import { formatAmount, taxRegistrations } from './invoice-figures.ts'
import { portalInvoiceList } from './invoice-list-query.ts'

/** Payments, credit notes, and the registration numbers of the taxes. */
export function PortalInvoiceMovements({ invoice }: { invoice: InvoiceDocument }) {
  const { payments, corrected_by, currency } = invoice
  const rows = payments.map((payment, index) => ({ ...payment, id: String(index) }))
  return (
    <>
      {rows.length > 0 && (
        <section aria-labelledby="payments" className="mt-12">
          <h2 id="payments" className="headline mb-4 text-heading">
            {copy.payments}
          </h2>
          <DataTable
            caption={copy.payments}
            columns={paymentColumns(currency)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </section>
      )}
      {corrected_by.length > 0 && (
        <section aria-labelledby="corrections" className="mt-12">
          <h2 id="corrections" className="headline mb-4 text-heading">
            {copy.corrections}
          </h2>
          <DataTable
            caption={copy.corrections}
            columns={correctionColumns(currency)}
            rows={corrected_by}
            rowKey={({ id }) => id}
          />
        </section>
      )}
      {taxRegistrations(invoice.taxes).map((line) => (
        <p key={line} className="mt-6 text-small text-ink-muted">
          {line}
        </p>
      ))}
    </>
  )
}

const paymentColumns = (currency: string): DataColumn<InvoicePayment>[] =>
  withHeaders(copy.payment, [
    {
      key: 'received',
      cell: ({ received_on }) => <span className="whitespace-nowrap">{listDate(received_on)}</span>,
    },
    { key: 'method', cell: ({ method }) => method },
    {
      key: 'reference',
      cell: ({ reference }) => (
        <span className="font-mono text-small wrap-anywhere">{reference}</span>
      ),
    },
    {
      key: 'amount',
      header: copy.columns.amount(currency),
      numeric: true,
      cell: ({ amount }) => formatAmount(amount, currency),
    },
  ])

type Correction = InvoiceDocument['corrected_by'][number]

const correctionColumns = (currency: string): DataColumn<Correction>[] => [
  {
    key: 'number',
    header: copy.correction.number,
    cell: ({ id, number }) => (
      <Link to={`${portalInvoiceList.path}/${id}`} className="text-link font-mono text-small">
        {number}
      </Link>
    ),
  },
  {
    key: 'amount',
    header: copy.columns.amount(currency),
    numeric: true,
    cell: ({ total }) => formatAmount(total, currency),
  },
]
