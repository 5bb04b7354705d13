import { listHref } from '#app/lists/list.ts'
import type { ListColumn } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { adminTicketsPage } from '#content/tickets.ts'
import { type AdminTicketRow, ticketNumber } from './ticket.ts'
import { type AdminTicketQuery, adminTicketList } from './ticket-list-query.ts'
import { PriorityBadge, TicketStatusBadge } from './ticket-status-badge.tsx'

const { columns } = adminTicketsPage

/** The columns of the staff's list; three of them can be sorted. */
export function adminTicketColumns(query: AdminTicketQuery): ListColumn<AdminTicketRow>[] {
  return [
    {
      key: 'title',
      header: columns.title,
      cell: (ticket) => (
        <span className="block sm:min-w-48">
          <Link
            to={`${adminTicketList.path}/${ticket.id}`}
            prefetch="intent"
            className="text-link font-medium wrap-anywhere"
          >
            {ticket.title}
          </Link>
          <span className="block font-mono text-small text-ink-muted">
            {ticketNumber(ticket.id)}
          </span>
        </span>
      ),
    },
    {
      key: 'client',
      phone: 'fact',
      header: columns.client,
      cell: (ticket) => (
        <Link
          to={listHref(adminTicketList, query, { client: ticket.client_id })}
          aria-label={adminTicketsPage.clientOnly(ticket.client_name)}
          className="text-link inline-block min-w-28 wrap-anywhere"
        >
          {ticket.client_name}
        </Link>
      ),
    },
    {
      key: 'priority',
      header: columns.priority,
      sort: 'priority',
      cell: (ticket) => <PriorityBadge priority={ticket.priority} />,
    },
    {
      key: 'status',
      header: columns.status,
      cell: (ticket) => <TicketStatusBadge status={ticket.status} />,
    },
    {
      key: 'assignee',
      header: columns.assignee,
      cell: (ticket) => (
        <span className="wrap-anywhere">
          {ticket.assignee_name ?? adminTicketsPage.assignees.none}
        </span>
      ),
    },
    {
      key: 'created_at',
      brief: true,
      header: columns.created_at,
      sort: 'created_at',
      cell: (ticket) => <Day iso={ticket.created_at} />,
    },
    {
      key: 'last_activity_at',
      brief: true,
      phone: 'fact',
      header: columns.last_activity_at,
      sort: 'last_activity_at',
      cell: (ticket) => <Day iso={ticket.last_activity_at} />,
    },
  ]
}

const Day = ({ iso }: { iso: string }) => <Moment at={iso} className="sm:whitespace-nowrap" />
