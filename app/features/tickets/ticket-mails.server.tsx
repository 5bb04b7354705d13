import type { MailKind } from '#app/features/mail/mail-kinds.ts'
import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { promisedHours } from '#app/platform/promised-hours.ts'
import { dateTime } from '#app/ui/format-date.ts'
import { ticketCopy, ticketMails } from '#content/tickets.ts'
import { type Ticket, ticketNumber } from './ticket.ts'

export type About = Pick<Ticket, 'id' | 'title'>
type Copy = { title: string; subject: (number: string, title: string) => string }
type ReplyCopy = Copy & Record<'preview' | 'body', (name: string) => string>
type ResolvedCopy = Copy & Record<'preview' | 'body', string>
type TicketMailParts = {
  kind: MailKind
  to: string
  /** The address that takes in an answer by mail. */
  replyTo?: string
  link: string
  preview: string
  body: string
  /** The message, as it was written. */
  quote?: string
  note?: string
  rows: { name: string; value: string }[]
}

const portalPath = (id: string) => `/dashboard/support/${id}`
const portalLink = (baseUrl: string, id: string) => `${baseUrl}${portalPath(id)}`
export const adminLink = (baseUrl: string, id: string) => `${baseUrl}/lead_admin/tickets/${id}`

/** A new ticket, as it was written. */
type Written = About &
  Pick<Ticket, 'description' | 'priority' | 'project'> & { files: readonly { name: string }[] }

const writtenRows = ({ priority, project, files }: Written) => [
  { name: ticketMails.fields.priority, value: ticketCopy.priority[priority] },
  ...(project ? [{ name: ticketMails.fields.project, value: project.name }] : []),
  ...fileRows(files.map((file) => file.name)),
]

/** To staff: a client has created a ticket. */
export function createdMail(
  ticket: Written,
  from: { name: string; client: string },
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const { created: copy, fields } = ticketMails
  return ticketMail(ticket, copy, {
    kind: 'ticket.created',
    to,
    link: adminLink(baseUrl, ticket.id),
    preview: copy.preview(from.name),
    body: copy.body(from.name),
    quote: ticket.description,
    rows: [{ name: fields.client, value: from.client }, ...writtenRows(ticket)],
  })
}

/** To the author of a new ticket: we have it, and when we answer. */
export function receivedMail(
  ticket: Written,
  to: { email: string; replyTo?: string },
  answerBy: Date,
  baseUrl: string,
): Promise<Mail> {
  const { received: copy, fields } = ticketMails
  return ticketMail(ticket, copy, {
    kind: 'ticket.received',
    ...{ to: to.email, replyTo: to.replyTo },
    link: portalLink(baseUrl, ticket.id),
    preview: copy.preview(promisedHours),
    body: copy.body(ticketNumber(ticket.id), promisedHours),
    quote: ticket.description,
    rows: [
      ...writtenRows(ticket),
      { name: fields.answerBy, value: dateTime(answerBy.toISOString()) },
    ],
  })
}

/** A client user who wrote in the ticket, or only watches it. */
type Reader = { email: string; is_author: boolean; has_written: boolean; replyTo?: string }

const asReadBy = <Copy,>(to: Reader, author: Copy, writer: Copy, watcher: Copy): Copy =>
  to.is_author ? author : to.has_written ? writer : watcher

/** To a colleague who was added to the watchers of a ticket. */
export function watchingMail(
  ticket: About & Pick<Ticket, 'description'>,
  by: string,
  to: Reader,
  baseUrl: string,
): Promise<Mail> {
  const copy = ticketMails.watching
  return ticketMail(ticket, copy, {
    kind: 'ticket.watching',
    ...{ to: to.email, replyTo: to.replyTo },
    link: portalLink(baseUrl, ticket.id),
    preview: copy.preview(by),
    body: copy.body(by),
    quote: ticket.description,
    rows: [],
  })
}

/** To every client user who wrote in the ticket or watches it: staff have replied. */
export function staffReplyMail(
  ticket: About,
  reply: { name: string; body: string; files: string[] },
  to: Reader,
  baseUrl: string,
): Promise<Mail> {
  const { staffReply, staffReplyToOthers, staffReplyToWatchers } = ticketMails
  const copy = asReadBy<ReplyCopy>(to, staffReply, staffReplyToOthers, staffReplyToWatchers)
  return ticketMail(ticket, copy, {
    kind: 'ticket.staff_replied',
    ...{ to: to.email, replyTo: to.replyTo },
    link: portalLink(baseUrl, ticket.id),
    preview: copy.preview(reply.name),
    body: copy.body(reply.name),
    quote: reply.body,
    rows: fileRows(reply.files),
  })
}

/** To the assignee of a ticket: the client has replied. */
export function clientReplyMail(
  ticket: About,
  reply: { name: string; client: string; body: string; files: string[]; reopens: boolean },
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const copy = ticketMails.clientReply
  return ticketMail(ticket, copy, {
    kind: 'ticket.client_replied',
    to,
    link: adminLink(baseUrl, ticket.id),
    preview: copy.preview(reply.name),
    body: copy.body(reply.name),
    quote: reply.body,
    note: reply.reopens ? copy.reopened : undefined,
    rows: [{ name: ticketMails.fields.client, value: reply.client }, ...fileRows(reply.files)],
  })
}

type Moved = { name: string; to: 'open' | 'resolved' }

/** To the assignee of a ticket: the client has marked it as solved, or opened it again, and wrote nothing. */
export function clientMovedMail(
  ticket: About,
  moved: Moved & { client: string },
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const copy = ticketMails[moved.to === 'open' ? 'clientReopened' : 'clientSolved']
  return ticketMail(ticket, copy, {
    kind: moved.to === 'open' ? 'ticket.client_reopened' : 'ticket.client_solved',
    to,
    link: adminLink(baseUrl, ticket.id),
    preview: copy.preview(moved.name),
    body: copy.body(moved.name),
    rows: [{ name: ticketMails.fields.client, value: moved.client }],
  })
}

/** To the ticket's author: a colleague has marked it as solved, or opened it again, and wrote nothing. */
export function movedByColleagueMail(
  ticket: About,
  moved: Moved,
  to: Reader,
  baseUrl: string,
): Promise<Mail> {
  const copy = ticketMails[moved.to === 'open' ? 'reopenedByColleague' : 'solvedByColleague']
  return ticketMail(ticket, copy, {
    kind: moved.to === 'open' ? 'ticket.reopened' : 'ticket.solved',
    ...{ to: to.email, replyTo: to.replyTo },
    link: portalLink(baseUrl, ticket.id),
    preview: copy.preview(moved.name),
    body: copy.body(moved.name),
    rows: [],
  })
}

/** To the new assignee of a ticket. */
export function assignedMail(
  ticket: About & { description: string; priority: Ticket['priority']; client_name: string },
  by: string,
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const copy = ticketMails.assigned
  return ticketMail(ticket, copy, {
    kind: 'ticket.assigned',
    to,
    link: adminLink(baseUrl, ticket.id),
    preview: copy.preview(by),
    body: copy.body(by),
    quote: ticket.description,
    rows: [
      { name: ticketMails.fields.client, value: ticket.client_name },
      { name: ticketMails.fields.priority, value: ticketCopy.priority[ticket.priority] },
    ],
  })
}

/** To the ticket's author: a colleague has opened it again. */
export function reopenedMail(
  ticket: About,
  reply: { name: string; body: string; files: string[] },
  to: Reader,
  baseUrl: string,
): Promise<Mail> {
  const copy = ticketMails.reopened
  return ticketMail(ticket, copy, {
    kind: 'ticket.reopened',
    ...{ to: to.email, replyTo: to.replyTo },
    link: portalLink(baseUrl, ticket.id),
    preview: copy.preview(reply.name),
    body: copy.body(reply.name),
    quote: reply.body,
    rows: fileRows(reply.files),
  })
}

/** To every client user who wrote in the ticket or watches it: staff have resolved it. */
export function resolvedMail(ticket: About, to: Reader, baseUrl: string): Promise<Mail> {
  const { resolved, resolvedToOthers, resolvedToWatchers } = ticketMails
  const copy = asReadBy<ResolvedCopy>(to, resolved, resolvedToOthers, resolvedToWatchers)
  return ticketMail(ticket, copy, {
    kind: 'ticket.resolved',
    ...{ to: to.email, replyTo: to.replyTo },
    link: portalLink(baseUrl, ticket.id),
    preview: copy.preview,
    body: copy.body,
    note: ticketMails.rateIt,
    rows: [],
  })
}

const fileRows = (names: string[]) =>
  names.length > 0 ? [{ name: ticketMails.fields.files, value: names.join('\n') }] : []

export async function ticketMail(ticket: About, copy: Copy, one: TicketMailParts): Promise<Mail> {
  const number = ticketNumber(ticket.id)
  const rows = [
    { name: ticketMails.fields.number, value: `${number}\n${ticket.title}` },
    ...(one.quote ? [{ name: ticketMails.fields.message, value: one.quote }] : []),
    ...one.rows,
  ]
  const page = (
    <MailLayout
      preview={one.preview}
      label={ticketMails.label}
      title={copy.title}
      footer={one.replyTo ? ticketMails.footerOfAnswers : ticketMails.footer}
    >
      <MailText>{one.body}</MailText>
      {one.note && <MailText>{one.note}</MailText>}
      <MailTable rows={rows} />
      <MailButton href={one.link}>{ticketMails.open}</MailButton>
    </MailLayout>
  )
  return {
    ...{ kind: one.kind, to: one.to, replyTo: one.replyTo },
    // The mails about a ticket are one thread in the reader's program.
    thread: ticket.id,
    page: portalPath(ticket.id),
    // A line break in a title could add a mail header.
    subject: copy.subject(number, ticket.title),
    ...(await renderMail(page)),
  }
}
