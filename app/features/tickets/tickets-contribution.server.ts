import type { Contribution } from '#app/platform/contribution.server.ts'
import { addSampleTickets } from './sample-tickets-service.server.ts'

export const tickets: Contribution = {
  samples: async (app, client) => client && addSampleTickets(app, client.email),
}
