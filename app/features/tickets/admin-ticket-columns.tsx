import { Link } from 'react-router'
import type { LedgerColumn } from '#app/ui/data-table.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { ticketDesk } from '#content/tickets.ts'
import { type QueueRow, type TicketSort, ticketNumber } from './ticket.ts'
import { type TicketListQuery, ticketListHref, writeSort } from './ticket-list-query.ts'
import { PriorityBadge, TicketStatusBadge } from './ticket-status-badge.tsx'

export const queuePath = '/lead_admin/tickets'
const { columns } = ticketDesk

export const queueHref = (query: TicketListQuery, change: Record<string, string>) =>
  ticketListHref(queuePath, query, change, 'waiting')

/** The columns of the queue; three of them sort. */
export function queueColumns(query: TicketListQuery): LedgerColumn<QueueRow>[] {
  const sortable = (sort: TicketSort) => {
    const isSorted = query.sort === sort
    const turned = isSorted && query.direction === 'desc' ? 'asc' : 'desc'
    const sorted = query.direction === 'asc' ? ('ascending' as const) : ('descending' as const)
    return {
      key: sort,
      header: columns[sort],
      sortHref: queueHref(query, { sort: writeSort(sort, turned) }),
      sorted: isSorted ? sorted : undefined,
    }
  }
  return [
    {
      key: 'title',
      header: columns.title,
      cell: (ticket) => (
        <span className="block sm:min-w-48">
          <Link
            to={`${queuePath}/${ticket.id}`}
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
      header: columns.client,
      cell: (ticket) => (
        <Link
          to={queueHref(query, { client: ticket.client_id })}
          aria-label={ticketDesk.clientOnly(ticket.client_name)}
          className="text-link inline-block min-w-28 wrap-anywhere"
        >
          {ticket.client_name}
        </Link>
      ),
    },
    { ...sortable('priority'), cell: (ticket) => <PriorityBadge priority={ticket.priority} /> },
    {
      key: 'status',
      header: columns.status,
      cell: (ticket) => <TicketStatusBadge status={ticket.status} />,
    },
    {
      key: 'assignee',
      header: columns.assignee,
      cell: (ticket) => (
        <span className="wrap-anywhere">{ticket.assignee_name ?? ticketDesk.nobody}</span>
      ),
    },
    { ...sortable('created_at'), cell: (ticket) => <Day iso={ticket.created_at} /> },
    { ...sortable('last_activity_at'), cell: (ticket) => <Day iso={ticket.last_activity_at} /> },
  ]
}

const Day = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="sm:whitespace-nowrap">
    {listDate(iso)}
  </time>
)
