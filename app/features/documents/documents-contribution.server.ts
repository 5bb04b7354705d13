import type { Contribution } from '#app/platform/contribution.server.ts'
import { documentUndo } from './document-undo-service.server.ts'
import { ensureSampleDocuments } from './sample-documents-service.server.ts'

export const documents: Contribution = {
  prepare: async ({ undoKinds }) => undoKinds.set('document.place', documentUndo),
  samples: async (app, client) => client && ensureSampleDocuments(app, client.email),
}
