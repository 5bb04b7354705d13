import { formatFileSize } from '#app/features/files/file.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { FileLinks } from '#app/ui/file-links.tsx'
import { Link } from '#app/ui/link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { ticketCopy, ticketPage } from '#content/tickets.ts'
import { type Ticket, ticketNumber } from './ticket.ts'
import { PriorityBadge, TicketStatusBadge } from './ticket-status-badge.tsx'

type TicketHeadProps = {
  ticket: Ticket
  /** The addresses of the lists of tickets and of projects, which the records are below. */
  list: string
  projects: string
}

/** Title, number, badges, project, description and files of a ticket, for both sides. */
export function TicketHead({ ticket, list, projects }: TicketHeadProps) {
  const times = useTimes()
  const { id, project } = ticket
  return (
    <>
      <BackLink to={list}>{ticketPage.back}</BackLink>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-mono text-small text-ink-muted">{ticketNumber(id)}</span>
        <span role="status">
          <TicketStatusBadge status={ticket.status} />
        </span>
        <PriorityBadge priority={ticket.priority} />
      </div>
      <h1 className="headline mt-3 text-section wrap-anywhere">{ticket.title}</h1>
      <p className="mt-2 text-small text-ink-muted">
        {ticketPage.created(
          times.timeWithAge(ticket.created_at),
          ticket.author_name ?? ticketCopy.formerMember,
        )}
      </p>
      {project && (
        <p className="mt-1 text-small text-ink-muted wrap-anywhere">
          {ticketPage.project}{' '}
          <Link to={`${projects}/${project.id}`} className="text-link">
            {project.name}
          </Link>
        </p>
      )}
      <p className="prose-measure mt-5 wrap-anywhere whitespace-pre-wrap">
        <LinkedText text={ticket.description} />
      </p>
      <FileLinks
        label={ticketPage.files}
        path={`${list}/${id}/attachments`}
        files={ticket.files}
        formatSize={formatFileSize}
        download={ticketPage.download}
      />
    </>
  )
}
