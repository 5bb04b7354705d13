import { z } from 'zod'
import { cleanLine, cleanText } from '#app/platform/clean-text.ts'
import { ticketCopy } from '#content/tickets.ts'

// Zod's compiled parsers need eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = ticketCopy

export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketPriorities = ['low', 'medium', 'high'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

export const ticketSorts = ['created_at', 'last_activity_at', 'priority'] as const
export type TicketSort = (typeof ticketSorts)[number]

export const bodyLength = 10_000

const text = (missing: string, length: number, long: string) =>
  z.preprocess(cleanText, z.string({ error: missing }).max(length, long))

/** The fields of a new ticket. */
export const newTicketSchema = z.object({
  title: z.preprocess(cleanLine, z.string({ error: errors.title }).max(200, errors.titleLong)),
  description: text(errors.description, bodyLength, errors.descriptionLong),
  priority: z.preprocess(
    cleanText,
    z.enum(ticketPriorities, { error: errors.priority }).default('medium'),
  ),
  /** The id of a project of the client, or none. */
  project: z.preprocess(cleanText, z.uuid({ error: errors.project }).optional()),
})
export type NewTicketInput = z.output<typeof newTicketSchema>

/** The fields of a message: a reply, or a note of staff. */
export const messageSchema = z.object({ body: text(errors.body, bodyLength, errors.bodyLong) })

/** A ticket in the portal's list. */
export type TicketRow = {
  id: string
  title: string
  description: string
  priority: TicketPriority
  status: TicketStatus
  author_name: string | null
  created_at: string
  last_activity_at: string
}

/** A ticket in the staff's list. */
/** As somebody of its client sees it. */
export type PortalTicket = Ticket & {
  /** Whoever reads has given the rating. */
  is_own_rating: boolean
}

export type AdminTicketRow = Omit<TicketRow, 'description'> & {
  client_id: string
  client_name: string
  assignee_name: string | null
}

/** The most people who watch a ticket, besides those who write in it. */
export const mostWatchers = 20

/** A person of the client. */
export type Colleague = { id: string; name: string }

/** A project that a ticket can be about. */
export type ProjectChoice = { id: string; name: string }

/** A ticket on its page. */
export type Ticket = TicketRow & {
  client_id: string
  /** Null when the author was deleted. */
  author_id: string | null
  resolved_at: string | null
  /** How the client has found our help, from 1 to 5; the rest is null without one. */
  rating: number | null
  rating_comment: string | null
  rated_by_name: string | null
  rated_at: string | null
  project: ProjectChoice | null
  /** What was sent with it; the files of its messages are in the thread. */
  files: Attachment[]
}

/** A ticket on its page for staff. */
export type AdminTicket = Ticket & {
  client_name: string
  /** Null when the author was deleted, or is no longer with the client. */
  author_email: string | null
  assignee_id: string | null
}

export type Attachment = { id: string; name: string; size: number; type: string }

export type TicketMessage = {
  id: string
  kind: 'reply' | 'note' | 'status'
  from_staff: boolean
  author_name: string
  body: string | null
  /** It came as a mail, whose id is the message's. */
  by_mail: boolean
  from_status: TicketStatus | null
  to_status: TicketStatus | null
  created_at: string
  attachments: Attachment[]
}

/** A refused message with its errors and its text. */
export type MessageRefusal = {
  kind: 'reply' | 'note'
  body: string
  errors: { body?: string[]; files?: string[]; form?: string }
}

/** A refused change of the watchers. */
export type WatcherRefusal = { watcher: string; watcherError: string }

/** The name of a ticket: 'Ticket #' and the first 8 characters of its id. */
export const ticketNumber = (id: string): string => ticketCopy.number(id.slice(0, 8))

/** The text of a status badge: in capitals, with a space. */
export const statusWords = (status: TicketStatus): string =>
  status.toUpperCase().replaceAll('_', ' ')
