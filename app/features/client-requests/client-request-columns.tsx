import type { DueSort } from '#app/lists/due-sorts.ts'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { dayColumn, factColumn, openColumn, titleColumn } from '#app/lists/usual-columns.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { adminRequests as copy, requestCopy } from '#content/client-requests.ts'
import { adminRequestsPath, type RequestRow, standingOf } from './client-request.ts'
import { StandingBadge } from './standing-badge.tsx'

/** The columns of the staff's list. @param today the reader's day */
export const requestColumns = (today: string): ListColumn<RequestRow, DueSort>[] =>
  withHeaders(copy.columns, [
    titleColumn(adminRequestsPath),
    factColumn('client', (row: { client_name: string }) => row.client_name),
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
    dayColumn('due_on', { phone: 'fact' }),
    dayColumn('created_at', { brief: true }),
    openColumn(adminRequestsPath, copy),
  ])
