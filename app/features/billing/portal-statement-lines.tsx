import { Link } from 'react-router'
import { type DataColumn, withHeaders } from '#app/ui/data-table.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { portalStatement as copy } from '#content/portal-statement.ts'
import { formatAmount } from './invoice-figures.ts'
import { portalInvoiceList } from './invoice-list-query.ts'
import type { CurrencyStatement } from './statement.ts'
import { detailsOf } from './statement-file.ts'
import type { StatementPeriod } from './statement-period.ts'

/** A line of the table: an entry, or the balance before the first or after the last one. */
type StatementLine = {
  id: string
  day: string
  kind: string
  document: { id: string; number: string } | null
  details: string
  amount: number | null
  balance: number
}

/** An account as lines, between its opening and its closing balance. */
export function statementLines(
  { opening, entries, closing }: CurrencyStatement,
  { from, to }: StatementPeriod,
): StatementLine[] {
  const plain = { document: null, details: '', amount: null }
  return [
    { ...plain, id: 'opening', day: from, kind: copy.opening, balance: opening },
    ...entries.map((entry) => ({
      id: `${entry.kind} ${entry.id}`,
      day: entry.day,
      kind: copy.kinds[entry.kind],
      document: { id: entry.invoice_id, number: entry.number },
      details: [detailsOf(entry), entry.reference].filter(Boolean).join(' · '),
      amount: entry.amount,
      balance: entry.balance,
    })),
    { ...plain, id: 'closing', day: to, kind: copy.closing, balance: closing },
  ]
}

const weight = ({ document }: StatementLine) => (document ? undefined : 'font-medium')

export const statementColumns = (currency: string): DataColumn<StatementLine>[] =>
  withHeaders(copy.columns, [
    { key: 'day', cell: ({ day }) => <span className="whitespace-nowrap">{listDate(day)}</span> },
    { key: 'kind', cell: (line) => <span className={weight(line)}>{line.kind}</span> },
    {
      key: 'number',
      cell: ({ document }) =>
        document && (
          <Link
            to={`${portalInvoiceList.path}/${document.id}`}
            className="text-link inline-flex min-h-6 items-center font-mono text-small whitespace-nowrap"
          >
            {document.number}
          </Link>
        ),
    },
    {
      key: 'details',
      cell: ({ details }) => details && <span className="wrap-anywhere">{details}</span>,
    },
    {
      key: 'amount',
      header: copy.columns.amount(currency),
      numeric: true,
      cell: ({ amount }) =>
        amount !== null && (
          <span className="whitespace-nowrap">{formatAmount(amount, currency)}</span>
        ),
    },
    {
      key: 'balance',
      header: copy.columns.balance(currency),
      numeric: true,
      cell: (line) => (
        <span className={`whitespace-nowrap ${weight(line) ?? ''}`}>
          {formatAmount(line.balance, currency)}
        </span>
      ),
    },
  ])
