import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { invoicesPage as copy } from '#content/admin-invoices.ts'
import { formatMoney, type InvoiceListRow } from './invoice.ts'
import { adminInvoiceList } from './invoice-list-query.ts'
import { InvoiceStatusBadge } from './invoice-status-badge.tsx'

export const adminInvoiceColumns: ListColumn<InvoiceListRow>[] = withHeaders(copy.columns, [
  {
    key: 'number',
    sort: true,
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
    cell: (row) => <span className="block min-w-28 wrap-anywhere">{row.client_name}</span>,
  },
  {
    key: 'description',
    cell: (row) => <span className="block min-w-32 wrap-anywhere">{row.description}</span>,
  },
  { key: 'status', cell: (row) => <InvoiceStatusBadge {...row} /> },
  {
    key: 'issued_at',
    sort: true,
    cell: ({ issued_on }) => (issued_on ? <Day on={issued_on} /> : copy.notIssued),
  },
  {
    key: 'due_on',
    sort: true,
    cell: ({ kind, due_on }) => (kind === 'invoice' ? <Day on={due_on} /> : null),
  },
  {
    key: 'total',
    phone: 'fact',
    sort: true,
    numeric: true,
    cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
  },
  {
    key: 'balance',
    numeric: true,
    cell: ({ status, balance, currency }) =>
      status !== 'draft' && balance !== 0 ? <Money amount={balance} currency={currency} /> : null,
  },
])

const Day = ({ on }: { on: string }) => <Moment at={on} className="whitespace-nowrap" />

const Money = ({ amount, currency }: { amount: number; currency: string }) => (
  <span className="tabular-nums wrap-anywhere sm:whitespace-nowrap">
    {formatMoney(amount, currency)}
  </span>
)
