import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { portalInvoices as copy } from '#content/portal-invoices.ts'
import { isPayable } from './how-to-pay.ts'
import { formatMoney, type InvoiceListRow } from './invoice.ts'
import { portalInvoiceList } from './invoice-list-query.ts'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'
import { InvoiceLinks } from './invoice-totals.tsx'
import { payNoteId } from './portal-pay-notes.tsx'

/** Where it can be paid: at its payment link, otherwise as its page explains. */
export function payHref({ id, pay_link }: Pick<InvoiceListRow, 'id' | 'pay_link'>): string {
  return pay_link ?? `${portalInvoiceList.path}/${id}#pay`
}

export const portalInvoiceColumns: ListColumn<InvoiceListRow>[] = withHeaders(copy.columns, [
  {
    key: 'number',
    sort: true,
    cell: ({ id, number }) => (
      <Link
        to={`${portalInvoiceList.path}/${id}`}
        className="text-link inline-flex min-h-6 items-center font-mono text-small whitespace-nowrap"
      >
        {number}
      </Link>
    ),
  },
  {
    key: 'description',
    cell: (row) => <span className="block wrap-anywhere sm:min-w-32">{row.description}</span>,
  },
  {
    key: 'issued_at',
    sort: true,
    cell: ({ issued_on }) => issued_on && <Moment at={issued_on} className="whitespace-nowrap" />,
  },
  {
    key: 'due_on',
    phone: 'fact',
    sort: true,
    cell: ({ kind, due_on }) =>
      kind === 'invoice' && <Moment at={due_on} className="whitespace-nowrap" />,
  },
  {
    key: 'total',
    phone: 'fact',
    sort: true,
    numeric: true,
    cell: ({ kind, total, currency }) => (
      <span className="wrap-anywhere sm:whitespace-nowrap">
        {formatMoney(kind === 'invoice' ? total : -total, currency)}
      </span>
    ),
  },
  { key: 'status', cell: (row) => <InvoiceStatusBadge {...row} /> },
  {
    key: 'actions',
    cell: (row) => (
      <InvoiceLinks
        number={row.number ?? ''}
        isOpen={isPayable(row)}
        pdf_href={`${portalInvoiceList.path}/${row.id}/pdf`}
        pay_href={payHref(row)}
        payNoteId={payNoteId(payHref(row))}
      />
    ),
  },
])
