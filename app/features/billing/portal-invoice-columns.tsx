import { Link } from 'react-router'
import type { LedgerColumn } from '#app/ui/data-table.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { portalInvoices as words } from '#content/portal-invoices.ts'
import { InvoiceLinks } from './billing-overview.tsx'
import { isPayable } from './how-to-pay.ts'
import { formatMoney, type InvoiceListRow } from './invoice.ts'
import {
  type InvoiceListQuery,
  type InvoiceSort,
  invoiceListHref,
  usualDirection,
} from './invoice-list-query.ts'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'

export const portalInvoicesPath = '/dashboard/invoices'

/** Where it can be paid: at its payment link, else as its page says. */
export function payHref({ id, pay_link }: Pick<InvoiceListRow, 'id' | 'pay_link'>): string {
  return pay_link ?? `${portalInvoicesPath}/${id}#pay`
}

/** The columns of a client's own list; those with an order are links that sort. */
export function portalInvoiceColumns(query: InvoiceListQuery): LedgerColumn<InvoiceListRow>[] {
  const sortable = (key: InvoiceSort) => {
    const isSorted = query.sort === key
    const turned = query.direction === 'asc' ? 'desc' : 'asc'
    const direction = isSorted ? turned : usualDirection[key]
    const sorted = query.direction === 'asc' ? ('ascending' as const) : ('descending' as const)
    return {
      key,
      header: words.columns[key],
      sortHref: invoiceListHref(portalInvoicesPath, query, { sort: key, direction }),
      sorted: isSorted ? sorted : undefined,
    }
  }
  return [
    {
      ...sortable('number'),
      cell: ({ id, number }) => (
        <Link
          to={`${portalInvoicesPath}/${id}`}
          className="text-link inline-flex min-h-6 items-center font-mono text-small whitespace-nowrap"
        >
          {number}
        </Link>
      ),
    },
    {
      key: 'description',
      header: words.columns.description,
      cell: (row) => <span className="block wrap-anywhere sm:min-w-32">{row.description}</span>,
    },
    {
      ...sortable('issued_at'),
      cell: ({ issued_on }) =>
        issued_on && <span className="whitespace-nowrap">{listDate(issued_on)}</span>,
    },
    {
      ...sortable('due_on'),
      cell: ({ kind, due_on }) =>
        kind === 'invoice' && <span className="whitespace-nowrap">{listDate(due_on)}</span>,
    },
    {
      ...sortable('total'),
      numeric: true,
      cell: ({ kind, total, currency }) => (
        <span className="wrap-anywhere sm:whitespace-nowrap">
          {formatMoney(kind === 'invoice' ? total : -total, currency)}
        </span>
      ),
    },
    {
      key: 'status',
      header: words.columns.status,
      cell: (row) => <InvoiceStatusBadge {...row} />,
    },
    {
      key: 'actions',
      header: words.columns.actions,
      cell: (row) => (
        <InvoiceLinks
          number={row.number ?? ''}
          isOpen={isPayable(row)}
          pdf_href={`${portalInvoicesPath}/${row.id}/pdf`}
          pay_href={payHref(row)}
        />
      ),
    },
  ]
}
