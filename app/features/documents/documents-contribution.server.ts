import type { Contribution } from '#app/platform/contribution.server.ts'
import { ensureSampleDocuments } from './sample-documents-service.server.ts'

export const documents: Contribution = {
  samples: async (app, client) => client && ensureSampleDocuments(app, client.email),
}
