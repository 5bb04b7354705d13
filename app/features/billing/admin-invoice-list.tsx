import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { invoicesPage as words } from '#content/admin-invoices.ts'
import { invoiceColumns } from './admin-invoice-columns.tsx'
import { InvoiceFilters } from './admin-invoice-filters.tsx'
import { BillingTotals } from './billing-overview.tsx'
import type { CurrencyTotals, InvoiceListRow } from './invoice.ts'
import { type InvoiceListQuery, invoiceListHref } from './invoice-list-query.ts'

const path = '/lead_admin/invoices'

type InvoiceListProps = {
  invoices: InvoiceListRow[]
  totals: CurrencyTotals[]
  total: number
  totalCapped: boolean
  previous: string | null
  next: string | null
  query: InvoiceListQuery
  clientPicker: ReactNode
}

/** The drafts, invoices and credit notes of all clients, as staff see them. */
export function InvoiceList(props: InvoiceListProps) {
  const { invoices, totals, total, totalCapped, query, clientPicker } = props
  const narrowed = query.search !== '' || query.status !== 'all' || query.clientId !== undefined
  const isEmpty = total === 0 && !narrowed
  const create = (
    <ButtonLink to={`${path}/new${query.clientId ? `?client=${query.clientId}` : ''}`}>
      {words.create}
    </ButtonLink>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="headline text-section">{words.title}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="label me-2 text-ink-muted" role="status">
            {words.found(total, totalCapped)}
          </p>
          <ButtonLink to={`${path}/settings`} variant="secondary">
            {words.settings}
          </ButtonLink>
          {!isEmpty && create}
        </div>
      </div>
      {totals.length > 0 && <BillingTotals totals={totals} />}
      {!isEmpty && (
        <div className="mt-8">
          <InvoiceFilters query={query} clientPicker={clientPicker} />
        </div>
      )}
      <div className="mt-8">
        {invoices.length > 0 ? (
          <Table {...props} />
        ) : narrowed ? (
          <EmptyState
            text={words.noMatch}
            hint={words.noMatchHint}
            action={
              <ButtonLink to={path} variant="secondary">
                {words.clearSearch}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState text={words.empty} hint={words.emptyHint} action={create} />
        )}
      </div>
    </>
  )
}

function Table({ invoices, previous, next, query }: InvoiceListProps) {
  const href = (change: Record<string, string>) => invoiceListHref(path, query, change)
  return (
    <>
      <LedgerTable
        caption={words.caption}
        columns={invoiceColumns(query)}
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
  )
}
