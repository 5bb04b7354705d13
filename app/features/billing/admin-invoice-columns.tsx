import { Link } from 'react-router'
import type { LedgerColumn } from '#app/ui/data-table.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { invoicesPage as words } from '#content/admin-invoices.ts'
import { formatMoney, type InvoiceListRow } from './invoice.ts'
import {
  type InvoiceListQuery,
  type InvoiceSort,
  invoiceListHref,
  usualDirection,
} from './invoice-list-query.ts'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'

const path = '/lead_admin/invoices'

/** The columns of the staff's list; those with an order are links that sort. */
export function invoiceColumns(query: InvoiceListQuery): LedgerColumn<InvoiceListRow>[] {
  const sortable = (key: InvoiceSort) => {
    const isSorted = query.sort === key
    const turned = query.direction === 'asc' ? 'desc' : 'asc'
    const direction = isSorted ? turned : usualDirection[key]
    const sorted = query.direction === 'asc' ? ('ascending' as const) : ('descending' as const)
    return {
      key,
      header: words.columns[key],
      sortHref: invoiceListHref(path, query, { sort: key, direction }),
      sorted: isSorted ? sorted : undefined,
    }
  }
  return [
    {
      ...sortable('number'),
      cell: (row) => (
        <Link to={`${path}/${row.id}`} className="text-link font-mono text-small whitespace-nowrap">
          {row.number ?? words.draft}
        </Link>
      ),
    },
    {
      key: 'client',
      header: words.columns.client,
      cell: (row) => <span className="block min-w-28 wrap-anywhere">{row.client_name}</span>,
    },
    {
      key: 'description',
      header: words.columns.description,
      cell: (row) => <span className="block min-w-32 wrap-anywhere">{row.description}</span>,
    },
    {
      key: 'status',
      header: words.columns.status,
      cell: (row) => <InvoiceStatusBadge {...row} />,
    },
    {
      ...sortable('issued_at'),
      cell: ({ issued_on }) => (issued_on ? <Day on={issued_on} /> : words.notIssued),
    },
    {
      ...sortable('due_on'),
      cell: ({ kind, due_on }) => (kind === 'invoice' ? <Day on={due_on} /> : null),
    },
    {
      ...sortable('total'),
      numeric: true,
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      key: 'balance',
      header: words.columns.balance,
      numeric: true,
      cell: ({ status, balance, currency }) =>
        status !== 'draft' && balance !== 0 ? <Money amount={balance} currency={currency} /> : null,
    },
  ]
}

const Day = ({ on }: { on: string }) => (
  <time dateTime={on} className="whitespace-nowrap">
    {listDate(on)}
  </time>
)

const Money = ({ amount, currency }: { amount: number; currency: string }) => (
  <span className="tabular-nums wrap-anywhere sm:whitespace-nowrap">
    {formatMoney(amount, currency)}
  </span>
)
