import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { billing } from '#content/billing.ts'
import { portalInvoices as words } from '#content/portal-invoices.ts'
import { BillingTotals } from './billing-overview.tsx'
import type { CurrencyTotals, InvoiceListRow } from './invoice.ts'
import { type InvoiceListQuery, invoiceListHref } from './invoice-list-query.ts'
import { portalInvoicesPath as path, portalInvoiceColumns } from './portal-invoice-columns.tsx'
import { PortalInvoiceFilters } from './portal-invoice-filters.tsx'

type PortalInvoiceListProps = {
  invoices: InvoiceListRow[]
  totals: CurrencyTotals[]
  total: number
  totalCapped: boolean
  previous: string | null
  next: string | null
  query: InvoiceListQuery
}

const nothing: CurrencyTotals = { currency: 'CAD', paid: 0, pending: 0, overdue: 0 }

/** A client's invoices and credit notes, with what was paid, is open and is late. */
export function PortalInvoiceList(props: PortalInvoiceListProps) {
  const { invoices, totals, total, totalCapped, previous, next, query } = props
  const narrowed = query.search !== '' || query.status !== 'all'
  const href = (change: Record<string, string>) => invoiceListHref(path, query, change)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{words.title}</h1>
        <p className="label text-ink-muted" role="status">
          {total > 0 && words.found(total, totalCapped)}
        </p>
      </div>
      <BillingTotals totals={totals.length > 0 ? totals : [nothing]} />
      <h2 className="headline mt-10 mb-5 text-heading">{words.history}</h2>
      {(total > 0 || narrowed) && <PortalInvoiceFilters query={query} path={path} />}
      {invoices.length === 0 ? (
        <NoInvoices narrowed={narrowed} />
      ) : (
        <>
          <LedgerTable
            caption={words.caption}
            columns={portalInvoiceColumns(query)}
            rows={invoices}
            rowKey={({ id }) => id}
          />
          {(previous || next) && (
            <Pagination
              label={words.pages}
              previous={{ label: words.previous, href: previous && href({ before: previous }) }}
              next={{ label: words.next, href: next && href({ after: next }) }}
            />
          )}
        </>
      )}
    </>
  )
}

function NoInvoices({ narrowed }: { narrowed: boolean }) {
  if (!narrowed) return <EmptyState text={billing.empty} hint={billing.emptyHint} />
  return (
    <EmptyState
      text={words.noMatch}
      hint={words.noMatchHint}
      action={
        <ButtonLink to={path} variant="secondary">
          {words.clearSearch}
        </ButtonLink>
      }
    />
  )
}
