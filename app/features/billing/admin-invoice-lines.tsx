import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { invoicePage as copy } from '#content/admin-invoices.ts'
import { formatMoney } from './invoice.ts'
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts'
import { formatQuantity } from './invoice-figures.ts'

/** The lines of an invoice. */
export function AdminInvoiceLines({ document }: { document: InvoiceDocument }) {
  const { lines, taxes, currency } = document
  const named = (ids: string[]) =>
    taxes
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const columns: DataColumn<InvoiceLine>[] = withHeaders(copy.columns, [
    {
      key: 'what',
      cell: ({ description }) => (
        <span className="block min-w-32 wrap-anywhere whitespace-pre-line">{description}</span>
      ),
    },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => formatQuantity(quantity) },
    { key: 'price', numeric: true, cell: ({ unit_price }) => formatMoney(unit_price, currency) },
    { key: 'taxes', cell: (line) => named(line.taxes) || copy.noTaxes },
    {
      key: 'amount',
      numeric: true,
      cell: ({ net }) => <span className="whitespace-nowrap">{formatMoney(net, currency)}</span>,
    },
  ])
  return (
    <DataTable
      caption={copy.lines}
      columns={columns}
      rows={lines}
      rowKey={({ position }) => String(position)}
      className="mb-6"
    />
  )
}
