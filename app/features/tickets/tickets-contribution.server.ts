import type { Contribution } from '#app/platform/contribution.server.ts'
import { addSampleTickets } from './sample-tickets-service.server.ts'
import { acceptReplyToTicket } from './ticket-mail-reply-service.server.ts'
import { ticketSettingsUndo } from './ticket-undo-service.server.ts'

export const tickets: Contribution = {
  prepare: async ({ undoKinds }) => undoKinds.set('ticket.settings', ticketSettingsUndo),
  replies: { ticket: acceptReplyToTicket },
  samples: async (app, client) => client && addSampleTickets(app, client.email),
}
