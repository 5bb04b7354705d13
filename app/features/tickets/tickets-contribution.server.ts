import type { Contribution } from '#app/platform/contribution.server.ts'
import { addSampleTickets } from './sample-tickets-service.server.ts'
import { acceptReplyToTicket } from './ticket-mail-reply-service.server.ts'

export const tickets: Contribution = {
  replies: { ticket: acceptReplyToTicket },
  samples: async (app, client) => client && addSampleTickets(app, client.email),
}
