import { listHref } from '#app/lists/list.ts'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { adminTicketsPage } from '#content/tickets.ts'
import { type AdminTicketRow, ticketNumber } from './ticket.ts'
import { type AdminTicketQuery, adminTicketList } from './ticket-list-query.ts'
import { PriorityBadge, TicketStatusBadge } from './ticket-status-badge.tsx'

/** The columns of the staff's list; three of them can be sorted. */
export function adminTicketColumns(query: AdminTicketQuery): ListColumn<AdminTicketRow>[] {
  return withHeaders(adminTicketsPage.columns, [
    {
      key: 'title',
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
    { key: 'priority', sort: true, cell: (ticket) => <PriorityBadge priority={ticket.priority} /> },
    { key: 'status', cell: (ticket) => <TicketStatusBadge status={ticket.status} /> },
    {
      key: 'assignee',
      cell: (ticket) => (
        <span className="wrap-anywhere">
          {ticket.assignee_name ?? adminTicketsPage.assignees.none}
        </span>
      ),
    },
    {
      key: 'created_at',
      brief: true,
      sort: true,
      cell: (ticket) => <Day iso={ticket.created_at} />,
    },
    {
      key: 'last_activity_at',
      brief: true,
      phone: 'fact',
      sort: true,
      cell: (ticket) => <Day iso={ticket.last_activity_at} />,
    },
  ])
}

const Day = ({ iso }: { iso: string }) => <Moment at={iso} className="sm:whitespace-nowrap" />
