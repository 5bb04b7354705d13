import { Link } from 'react-router'
import type { LedgerColumn } from '#app/ui/data-table.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { leadLabels, leadsPage } from '#content/admin.ts'
import type { LeadRow, LeadSort } from './lead.ts'
import { interestLabel } from './lead-labels.ts'
import { type LeadListQuery, leadPlaces } from './lead-list-query.ts'
import { LeadStatusBadge } from './lead-status-badge.tsx'

const { columns } = leadsPage

/** The list's address, with some of its state changed. A change of order starts at the first page. */
export function listHref(query: LeadListQuery, change: Record<string, string>): string {
  const state = {
    q: query.search,
    source: query.source,
    status: query.status,
    sort: query.sort,
    direction: query.direction,
    ...change,
  }
  const params = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''))
  return `${leadPlaces[query.place].path}?${params}`
}

const sourceColumn: LedgerColumn<LeadRow> = {
  key: 'source',
  header: leadsPage.source,
  cell: (lead) => leadLabels.source[lead.source] ?? lead.source,
}

/** The specification's seven columns, with a tick box before them. */
export function leadColumns(query: LeadListQuery, search: string): LedgerColumn<LeadRow>[] {
  const sortable = (key: LeadSort) => {
    const isSorted = query.sort === key
    const turned = isSorted ? query.direction === 'asc' : key === 'created_at'
    return {
      key,
      header: columns[key],
      sortHref: listHref(query, { sort: key, direction: turned ? 'desc' : 'asc' }),
      sorted: isSorted
        ? query.direction === 'asc'
          ? ('ascending' as const)
          : ('descending' as const)
        : undefined,
    }
  }
  return [
    {
      key: 'select',
      header: columns.select,
      cell: (lead) => (
        <input
          type="checkbox"
          name="lead"
          // What its status was when it was ticked.
          value={`${lead.id}:${lead.status}`}
          aria-label={leadsPage.selectOf(lead.full_name)}
          className="size-5"
        />
      ),
    },
    {
      ...sortable('full_name'),
      cell: (lead) => (
        <span className="inline-block min-w-28 font-medium wrap-anywhere">{lead.full_name}</span>
      ),
    },
    {
      ...sortable('email'),
      cell: (lead) => (
        <a
          href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}
          className="text-link block w-fit min-w-40 wrap-anywhere"
        >
          {lead.email}
        </a>
      ),
    },
    {
      ...sortable('company_name'),
      cell: (lead) => (
        <span className="inline-block min-w-32 wrap-anywhere">{lead.company_name ?? '–'}</span>
      ),
    },
    ...(query.place === 'inbox' ? [sourceColumn] : []),
    {
      ...sortable('primary_interest'),
      cell: (lead) => interestLabel(lead.primary_interest) ?? '–',
    },
    { ...sortable('status'), cell: (lead) => <LeadStatusBadge status={lead.status} /> },
    {
      ...sortable('created_at'),
      cell: (lead) => (
        <time dateTime={lead.created_at} className="whitespace-nowrap">
          {listDate(lead.created_at)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (lead) => (
        <Link
          to={`${leadPlaces[query.place].path}/${lead.id}${search}`}
          preventScrollReset
          aria-label={leadsPage.viewOf(lead.full_name)}
          className="text-link"
        >
          {leadsPage.view}
        </Link>
      ),
    },
  ]
}
