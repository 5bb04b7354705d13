import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { leadLabels, leadsPage } from '#content/admin.ts'
import { inboxPage } from '#content/inbox.ts'
import { type LeadRow, leadStatuses } from './lead.ts'
import { leadColumns, listHref } from './lead-columns.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { isNarrowed, type LeadListQuery, type LeadPlace, leadPlaces } from './lead-list-query.ts'

type LeadListProps = {
  leads: LeadRow[]
  total: number
  matches: number
  matchesCapped: boolean
  previous: string | null
  next: string | null
  query: LeadListQuery
  search: string
  /** Above the list, where it is one of several. */
  tabs?: ReactNode
}

/** The register of leads: search, filters, the table, and what can be done with the ticked rows. */
export function LeadList(props: LeadListProps) {
  const { leads, total, matches, query } = props
  const narrowed = isNarrowed(query)
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">
          {query.place === 'inbox' ? inboxPage.title : leadsPage.title}
        </h1>
        <p className="label text-ink-muted" role="status">
          {leadsPage.total(total)}
          {narrowed && ` · ${leadsPage.found(matches, props.matchesCapped)}`}
        </p>
      </div>
      {props.tabs}
      <LeadFilters query={query} />
      <div className="mt-8">
        {leads.length === 0 ? (
          <NoLeads narrowed={narrowed} place={query.place} />
        ) : (
          <LeadTable {...props} />
        )}
      </div>
    </>
  )
}

function NoLeads({ narrowed, place }: { narrowed: boolean; place: LeadPlace }) {
  if (!narrowed && place === 'inbox')
    return <EmptyState text={inboxPage.empty} hint={inboxPage.emptyHint} />
  return narrowed ? (
    <EmptyState
      text={leadsPage.noMatch}
      hint={leadsPage.noMatchHint}
      action={
        <ButtonLink to={leadPlaces[place].path} variant="secondary">
          {leadsPage.clearSearch}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      text={leadsPage.empty}
      hint={leadsPage.emptyHint}
      action={
        <ButtonLink to="/blueprint" variant="secondary">
          {leadsPage.openForm}
        </ButtonLink>
      }
    />
  )
}

function LeadTable({ leads, query, search, previous, next }: LeadListProps) {
  return (
    <Form method="post" action={`/lead_admin/leads/status${search}`} preventScrollReset>
      <input type="hidden" name="place" value={query.place} />
      <LedgerTable
        caption={leadsPage.caption}
        columns={leadColumns(query, search)}
        rows={leads}
        rowKey={(lead) => lead.id}
      />
      <BulkActions />
      <Pagination
        label={leadsPage.pages}
        previous={{
          label: leadsPage.previous,
          href: previous && listHref(query, { before: previous }),
        }}
        next={{ label: leadsPage.next, href: next && listHref(query, { after: next }) }}
      />
      <p className="no-print mt-2 flex justify-between">
        <Link to={listHref(query, {})} className="text-link text-small">
          {leadsPage.first}
        </Link>
        <Link to={listHref(query, { before: 'end' })} className="text-link text-small">
          {leadsPage.last}
        </Link>
      </p>
    </Form>
  )
}

function BulkActions() {
  const pending = useNavigation().formMethod === 'POST'
  return (
    <fieldset className="no-print mt-6 flex flex-wrap items-center gap-3">
      <legend className="label mb-2 text-ink-muted">{leadsPage.bulk.title}</legend>
      <div className="w-48">
        <Select
          name="status"
          aria-label={leadsPage.bulk.setStatus}
          options={leadStatuses.map((value) => ({ value, label: leadLabels.status[value] }))}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={pending}>
        {pending ? leadsPage.bulk.applying : leadsPage.bulk.apply}
      </Button>
    </fieldset>
  )
}
