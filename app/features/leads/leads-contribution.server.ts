import type { Contribution } from '#app/platform/contribution.server.ts'
import { leadStatusUndo } from './lead-undo-service.server.ts'

export const leads: Contribution = {
  prepare: async ({ undoKinds }) => undoKinds.set('lead.status', leadStatusUndo),
}
