import { Link } from 'react-router'
import { Moment } from '#app/ui/times/moment.tsx'
import { supportPage } from '#content/tickets.ts'
import { type TicketRow, ticketNumber } from './ticket.ts'
import { portalTicketList } from './ticket-list-query.ts'
import { PriorityBadge, TicketStatusBadge } from './ticket-status-badge.tsx'

/** One ticket in the client's list. */
export function PortalTicketRow({ ticket }: { ticket: TicketRow }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 text-base font-medium wrap-anywhere">
          <Link
            to={`${portalTicketList.path}/${ticket.id}`}
            prefetch="intent"
            className="text-link"
          >
            {ticket.title}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PriorityBadge priority={ticket.priority} />
          <TicketStatusBadge status={ticket.status} />
        </div>
      </div>
      <p className="prose-measure mt-1.5 line-clamp-2 text-small wrap-anywhere text-ink-muted">
        {ticket.description}
      </p>
      <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-muted">
        <span className="font-mono">{ticketNumber(ticket.id)}</span>
        <Moment at={ticket.created_at} />
        {ticket.author_name && <span>{supportPage.raisedBy(ticket.author_name)}</span>}
      </p>
    </>
  )
}
