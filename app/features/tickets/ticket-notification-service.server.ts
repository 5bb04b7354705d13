import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { replyAddressFor } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { type Mail, queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { ticketNotifications } from '#content/tickets.ts'
import { type Ticket, ticketNumber } from './ticket.ts'
import type { Participant } from './ticket-participant-store.server.ts'

type Told = Pick<Ticket, 'id' | 'title' | 'client_id'>

/**
 * Notifies client users who wrote in a ticket or watch it, in the portal and by mail, in the caller's
 * transaction.
 * @param mailTo makes the mail for one of them
 */
export async function tellParticipants(
  app: App,
  tx: Tx,
  ticket: Told,
  event: keyof typeof ticketNotifications,
  people: Participant[],
  mailTo: (person: Participant & { replyTo: string | undefined }) => Promise<Mail>,
): Promise<void> {
  if (people.length === 0) return
  await notify(tx, {
    clientId: ticket.client_id,
    kind: `ticket.${event}`,
    title: ticketNotifications[event](ticketNumber(ticket.id), ticket.title),
    url: `/dashboard/support/${ticket.id}`,
    userIds: people.map((person) => person.user_id),
  })
  for (const person of people) {
    // The reader can answer by mail; all mails to them about the ticket are one thread.
    const about = { kind: 'ticket' as const, id: ticket.id, address: person.email }
    const replyTo = replyAddressFor(app, about)
    await queueMail(app, tx, await mailTo({ ...person, replyTo }))
  }
}
