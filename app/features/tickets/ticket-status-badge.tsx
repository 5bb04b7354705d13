import { StatusBadge } from '#app/ui/status-badge.tsx'
import { ticketCopy } from '#content/tickets.ts'
import { statusWords, type TicketPriority, type TicketStatus } from './ticket.ts'

const statusTones = {
  open: 'vermilion',
  in_progress: 'blue',
  resolved: 'verdigris',
  closed: 'ink',
} as const
const priorityTones = { low: 'ink', medium: 'blue', high: 'vermilion' } as const

/** The badge of a status, in capitals. */
export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  return <StatusBadge tone={statusTones[status]}>{statusWords(status)}</StatusBadge>
}

const bars = { low: 1, medium: 2, high: 3 } as const
const inks = { ink: 'text-ink-muted', blue: 'text-blue', vermilion: 'text-vermilion' } as const

/** The badge of a priority: one to four lines and the word. */
export function PriorityBadge({ priority }: { priority: TicketPriority }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-small whitespace-nowrap ${inks[priorityTones[priority]]}`}
    >
      <svg aria-hidden="true" viewBox="0 0 14 12" className="h-3 w-3.5">
        {[0, 1, 2].map((place) => (
          <rect
            key={place}
            x={place * 5}
            y={8 - place * 4}
            width="3"
            height={4 + place * 4}
            fill={place < bars[priority] ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1"
          />
        ))}
      </svg>
      <span className="sr-only">{ticketCopy.filters.priority} </span>
      {ticketCopy.priority[priority]}
    </span>
  )
}
