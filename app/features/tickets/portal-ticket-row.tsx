import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { supportPage } from '#content/tickets.ts'
import { type TicketRow, ticketNumber } from './ticket.ts'
import { portalTicketList } from './ticket-list-query.ts'
import { PriorityBadge, TicketStatusBadge } from './ticket-status-badge.tsx'

/** One ticket in the client's list. */
export function PortalTicketRow({ ticket }: { ticket: TicketRow }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 max-sm:gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <h2 className="text-base font-medium wrap-anywhere max-sm:truncate">
        <Link to={`${portalTicketList.path}/${ticket.id}`} prefetch="intent" className="text-link">
          {ticket.title}
        </Link>
      </h2>
      <div className="col-start-2 row-start-3 sm:row-start-1">
        <PriorityBadge priority={ticket.priority} />
      </div>
      <div className="col-start-2 row-start-1 justify-self-end sm:col-start-3">
        <TicketStatusBadge status={ticket.status} />
      </div>
      <p className="prose-measure col-span-full row-start-2 line-clamp-2 text-small wrap-anywhere text-ink-muted">
        {ticket.description}
      </p>
      <p className="row-start-3 flex flex-wrap gap-x-4 text-small text-ink-muted max-sm:brief-times max-sm:flex-nowrap max-sm:whitespace-nowrap sm:col-span-full">
        <span className="font-mono">{ticketNumber(ticket.id)}</span>
        <Moment at={ticket.created_at} />
        {ticket.author_name && (
          <span className="min-w-0 max-sm:truncate">
            {supportPage.raisedBy(ticket.author_name)}
          </span>
        )}
      </p>
    </div>
  )
}
