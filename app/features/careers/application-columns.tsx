import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { applicationsPage } from '#content/applications.ts'
import type { ApplicationRow } from './application.ts'
import { applicationList } from './application-list-query.ts'
import { ApplicationStatusBadge } from './application-status-badge.tsx'

export const applicationColumns: ListColumn<ApplicationRow, keyof typeof applicationList.sorts>[] =
  withHeaders(applicationsPage.columns, [
    {
      key: 'full_name',
      sort: true,
      cell: (one) => (
        <Link
          to={`${applicationList.path}/${one.id}`}
          className="text-link inline-block min-w-28 font-medium wrap-anywhere"
        >
          {one.full_name}
        </Link>
      ),
    },
    {
      key: 'job_title',
      phone: 'fact',
      sort: true,
      cell: (one) => <span className="inline-block min-w-32">{one.job_title}</span>,
    },
    {
      key: 'email',
      sort: true,
      cell: (one) => (
        <a
          href={`mailto:${encodeURIComponent(one.email).replace('%40', '@')}`}
          className="text-link inline-block min-w-40 wrap-anywhere"
        >
          {one.email}
        </a>
      ),
    },
    { key: 'status', sort: true, cell: (one) => <ApplicationStatusBadge status={one.status} /> },
    {
      key: 'created_at',
      phone: 'fact',
      sort: true,
      cell: (one) => <Moment at={one.created_at} className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      cell: (one) => (
        <Link
          to={`${applicationList.path}/${one.id}`}
          aria-label={applicationsPage.viewOf(one.full_name)}
          className="text-link inline-flex min-h-6 items-center"
        >
          {applicationsPage.view}
        </Link>
      ),
    },
  ])
