import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { ticketMails, ticketPage } from '#content/tickets.ts'
import { type About, adminLink, ticketMail } from './ticket-mails.server.tsx'
import type { Rating } from './ticket-rating.ts'

/** To the assignee of a ticket: how the client has found our help. */
export function ratedMail(
  ticket: About,
  { rating, comment }: Rating,
  by: { name: string; client: string },
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const copy = ticketMails.rated
  return ticketMail(ticket, copy, {
    kind: 'ticket.rated',
    to,
    link: adminLink(baseUrl, ticket.id),
    preview: copy.preview(by.name),
    body: copy.body(by.name),
    ...(comment && { quote: comment }),
    rows: [
      { name: copy.rating, value: ticketPage.rating.of(rating) },
      { name: ticketMails.fields.client, value: by.client },
    ],
  })
}
