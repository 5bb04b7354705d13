import { type DataColumn, withHeaders } from '#app/ui/data-table.tsx'
import { invoiceDocument } from '#content/invoice-document.ts'
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts'
import { formatAmount, formatQuantity, taxNames } from './invoice-figures.ts'

const { columns: copy } = invoiceDocument

/** The columns of an invoice's lines. */
export function lineColumns({ currency, taxes }: InvoiceDocument): DataColumn<InvoiceLine>[] {
  return withHeaders(copy, [
    {
      key: 'description',
      cell: ({ description }) => (
        <span className="block wrap-anywhere whitespace-pre-wrap sm:min-w-40">{description}</span>
      ),
    },
    { key: 'quantity', numeric: true, cell: ({ quantity }) => formatQuantity(quantity) },
    { key: 'price', numeric: true, cell: ({ unit_price }) => formatAmount(unit_price, currency) },
    {
      key: 'tax',
      cell: (line) => (
        <span className="whitespace-pre-line sm:whitespace-pre">
          {taxNames(taxes, line.taxes).join('\n') || invoiceDocument.noTax}
        </span>
      ),
    },
    {
      key: 'amount',
      header: copy.amount(currency),
      numeric: true,
      cell: ({ net }) => formatAmount(net, currency),
    },
  ])
}
