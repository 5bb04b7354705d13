import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { adminRequests as copy, requestCopy } from '#content/client-requests.ts'
import {
  adminRequestsPath,
  type RequestRow,
  type RequestSort,
  standingOf,
} from './client-request.ts'
import { StandingBadge } from './standing-badge.tsx'

/** The columns of the staff's list. @param today the reader's day */
export const requestColumns = (today: string): ListColumn<RequestRow, RequestSort>[] =>
  withHeaders(copy.columns, [
    {
      key: 'title',
      sort: true,
      cell: ({ id, title }) => (
        <Link
          to={`${adminRequestsPath}/${id}`}
          className="text-link block min-w-40 font-medium wrap-anywhere"
        >
          {title}
        </Link>
      ),
    },
    {
      key: 'client',
      phone: 'fact',
      cell: ({ client_name }) => (
        <span className="block min-w-32 wrap-anywhere">{client_name}</span>
      ),
    },
    {
      key: 'project',
      cell: ({ project_name }) =>
        project_name ? (
          <span className="wrap-anywhere">{project_name}</span>
        ) : (
          <Nothing>{copy.noProject}</Nothing>
        ),
    },
    {
      key: 'status',
      cell: (row) => (
        <StandingBadge standing={standingOf(row, today)} labels={requestCopy.adminStanding} />
      ),
    },
    {
      key: 'progress',
      cell: ({ lines_accepted, lines_total }) => (
        <span className="whitespace-nowrap tabular-nums">
          {requestCopy.accepted(lines_accepted, lines_total)}
        </span>
      ),
    },
    {
      key: 'due_on',
      phone: 'fact',
      sort: true,
      cell: ({ due_on }) => <Moment at={due_on} className="whitespace-nowrap" />,
    },
    {
      key: 'created_at',
      sort: true,
      brief: true,
      cell: ({ created_at }) => <Moment at={created_at} className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      cell: ({ id, title }) => (
        <Link
          to={`${adminRequestsPath}/${id}`}
          aria-label={copy.openOf(title)}
          className="text-link"
        >
          {copy.open}
        </Link>
      ),
    },
  ])
