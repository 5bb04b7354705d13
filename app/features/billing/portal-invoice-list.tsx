import { shownSearch } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { billing } from '#content/billing.ts'
import { invoiceDocument } from '#content/invoice-document.ts'
import { portalInvoices as copy } from '#content/portal-invoices.ts'
import { portalStatement } from '#content/portal-statement.ts'
import type { CurrencyTotals, InvoiceListRow } from './invoice.ts'
import { type PortalInvoiceQuery, portalInvoiceList } from './invoice-list-query.ts'
import { TotalsStrip } from './invoice-totals.tsx'
import { portalInvoiceColumns } from './portal-invoice-columns.tsx'
import { PortalPayNotes } from './portal-pay-notes.tsx'
import { statementPath } from './statement-period.ts'

type PortalInvoiceListProps = ListRows<InvoiceListRow> & {
  totals: CurrencyTotals[]
  query: PortalInvoiceQuery
  /** Who sees the invoices, for a reader who does not; null for one who does. */
  contacts: string[] | null
}

const archivePath = `${portalInvoiceList.path}/archive.zip`
const nothing: CurrencyTotals = { currency: 'CAD', paid: 0, pending: 0, overdue: 0 }
const statuses = (['pending', 'overdue', 'paid', 'credited'] as const).map((value) => ({
  value,
  label: invoiceDocument.statuses[value],
}))

/** A client's invoices and credit notes, with the totals that are paid, open and overdue. */
export function PortalInvoiceList({ totals, contacts, ...page }: PortalInvoiceListProps) {
  if (contacts)
    return (
      <>
        <h1 className="headline mb-3 text-heading">{copy.title}</h1>
        <EmptyState text={copy.contactsOnly} hint={copy.askContacts(contacts)} />
      </>
    )
  return (
    <>
      <ListPage
        {...page}
        list={portalInvoiceList}
        copy={{ ...copy, empty: billing.empty, emptyHint: billing.emptyHint }}
        as={{ columns: portalInvoiceColumns }}
        beside={<TotalsStrip totals={totals.length > 0 ? totals : [nothing]} isBeside />}
        selection={{
          name: 'invoice',
          action: archivePath,
          isDownload: true,
          value: ({ id }) => id,
          label: ({ number }) => copy.selectOf(number ?? ''),
          title: copy.together.title,
          controls: (
            <>
              <input type="hidden" name="list" value={shownSearch(portalInvoiceList, page.query)} />
              <Button type="submit" variant="secondary">
                {copy.together.apply}
              </Button>
            </>
          ),
        }}
        filters={[
          {
            name: 'status',
            label: copy.status,
            options: [{ value: 'all', label: copy.allStatuses }, ...statuses],
          },
        ]}
      />
      <p className="mt-3">
        <Link
          to={statementPath}
          prefetch="intent"
          className="text-link inline-flex min-h-6 items-center text-small"
        >
          {portalStatement.title}
        </Link>
      </p>
      <PortalPayNotes rows={page.rows} />
    </>
  )
}
