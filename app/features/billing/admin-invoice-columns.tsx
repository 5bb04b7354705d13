import type { ListColumn } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { invoicesPage as copy } from '#content/admin-invoices.ts'
import { formatMoney, type InvoiceListRow } from './invoice.ts'
import { adminInvoiceList } from './invoice-list-query.ts'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'

const { columns: headers } = copy

export const adminInvoiceColumns: readonly ListColumn<InvoiceListRow>[] = [
  {
    key: 'number',
    header: headers.number,
    sort: 'number',
    cell: (row) => (
      <Link
        to={`${adminInvoiceList.path}/${row.id}`}
        className="text-link font-mono text-small whitespace-nowrap"
      >
        {row.number ?? copy.draft}
      </Link>
    ),
  },
  {
    key: 'client',
    phone: 'fact',
    header: headers.client,
    cell: (row) => <span className="block min-w-28 wrap-anywhere">{row.client_name}</span>,
  },
  {
    key: 'description',
    header: headers.description,
    cell: (row) => <span className="block min-w-32 wrap-anywhere">{row.description}</span>,
  },
  {
    key: 'status',
    header: headers.status,
    cell: (row) => <InvoiceStatusBadge {...row} />,
  },
  {
    key: 'issued_at',
    header: headers.issued_at,
    sort: 'issued_at',
    cell: ({ issued_on }) => (issued_on ? <Day on={issued_on} /> : copy.notIssued),
  },
  {
    key: 'due_on',
    header: headers.due_on,
    sort: 'due_on',
    cell: ({ kind, due_on }) => (kind === 'invoice' ? <Day on={due_on} /> : null),
  },
  {
    key: 'total',
    phone: 'fact',
    header: headers.total,
    sort: 'total',
    numeric: true,
    cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
  },
  {
    key: 'balance',
    header: headers.balance,
    numeric: true,
    cell: ({ status, balance, currency }) =>
      status !== 'draft' && balance !== 0 ? <Money amount={balance} currency={currency} /> : null,
  },
]

const Day = ({ on }: { on: string }) => <Moment at={on} className="whitespace-nowrap" />

const Money = ({ amount, currency }: { amount: number; currency: string }) => (
  <span className="tabular-nums wrap-anywhere sm:whitespace-nowrap">
    {formatMoney(amount, currency)}
  </span>
)
