import type { ReactNode } from 'react'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListViews } from '#app/lists/list-views.ts'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { invoicesPage as copy } from '#content/admin-invoices.ts'
import { cardPayments } from '#content/card-payments.ts'
import { invoiceDocument } from '#content/invoice-document.ts'
import { adminInvoiceColumns } from './admin-invoice-columns.tsx'
import type { CurrencyTotals, InvoiceListRow } from './invoice.ts'
import { type AdminInvoiceQuery, adminInvoiceList } from './invoice-list-query.ts'
import { TotalsStrip } from './invoice-totals.tsx'

type AdminInvoiceListProps = ListRows<InvoiceListRow> & {
  totals: CurrencyTotals[]
  views: ListViews
  query: AdminInvoiceQuery
  /** Chooses a client, as a part of the list's filters. */
  clientPicker: ReactNode
}

const statuses = [
  ...optionsOf(invoiceDocument.statuses, { value: 'all', label: copy.allStatuses }),
  { value: 'card', label: cardPayments.matters.filter },
]

const commonViews = (['overdue', 'draft'] as const).map((status) => ({
  label: invoiceDocument.statuses[status],
  search: `status=${status}`,
}))

/** The drafts, invoices and credit notes of all clients, as staff see them. */
export function AdminInvoiceList({ totals, clientPicker, views, ...page }: AdminInvoiceListProps) {
  const { path } = adminInvoiceList
  const { client } = page.query
  return (
    <ListPage
      {...page}
      list={adminInvoiceList}
      copy={copy}
      as={{ columns: adminInvoiceColumns }}
      above={<TotalsStrip totals={totals} />}
      views={{ views, common: commonViews }}
      filters={[
        { name: 'client', control: clientPicker },
        { name: 'status', label: copy.status, options: statuses },
      ]}
      create={
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <ButtonLink to={`${path}/settings`} variant="secondary">
            {copy.settings}
          </ButtonLink>
          <ButtonLink to={`${path}/new${client ? `?client=${client}` : ''}`}>
            {copy.create}
          </ButtonLink>
        </div>
      }
    />
  )
}
