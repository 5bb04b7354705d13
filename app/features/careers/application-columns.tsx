import { Link } from 'react-router'
import { changedHref } from '#app/platform/keyset.ts'
import type { LedgerColumn } from '#app/ui/data-table.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { applicationsPage as words } from '#content/applications.ts'
import type { ApplicationListQuery, ApplicationRow, ApplicationSort } from './application.ts'
import { ApplicationStatusBadge } from './application-status-badge.tsx'

export const applicationsPath = '/lead_admin/applications'

export function applicationColumns(
  query: ApplicationListQuery,
  search: string,
): LedgerColumn<ApplicationRow>[] {
  const sortable = (key: ApplicationSort) => {
    const isSorted = query.sort === key
    const turned = isSorted ? query.direction === 'asc' : key === 'created_at'
    return {
      key,
      header: words.columns[key],
      sortHref: changedHref(applicationsPath, search, {
        sort: key,
        direction: turned ? 'desc' : 'asc',
        after: null,
        before: null,
      }),
      sorted: isSorted
        ? query.direction === 'asc'
          ? ('ascending' as const)
          : ('descending' as const)
        : undefined,
    }
  }
  return [
    {
      ...sortable('full_name'),
      cell: (one) => (
        <span className="inline-block min-w-28 font-medium wrap-anywhere">{one.full_name}</span>
      ),
    },
    {
      ...sortable('job_title'),
      cell: (one) => <span className="inline-block min-w-32">{one.job_title}</span>,
    },
    {
      ...sortable('email'),
      cell: (one) => (
        <a
          href={`mailto:${encodeURIComponent(one.email).replace('%40', '@')}`}
          className="text-link inline-block min-w-40 wrap-anywhere"
        >
          {one.email}
        </a>
      ),
    },
    { ...sortable('status'), cell: (one) => <ApplicationStatusBadge status={one.status} /> },
    {
      ...sortable('created_at'),
      cell: (one) => (
        <time dateTime={one.created_at} className="whitespace-nowrap">
          {listDate(one.created_at)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: words.columns.actions,
      cell: (one) => (
        <Link
          to={`${applicationsPath}/${one.id}`}
          aria-label={words.viewOf(one.full_name)}
          className="text-link inline-flex min-h-6 items-center"
        >
          {words.view}
        </Link>
      ),
    },
  ]
}
