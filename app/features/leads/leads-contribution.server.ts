import type { Contribution } from '#app/platform/contribution.server.ts'
import { followUpUndo, spamUndo } from './follow-up/follow-up-undo-service.server.ts'
import { deleteOldSpam } from './follow-up/spam-service.server.ts'
import { leadStatusUndo } from './lead-undo-service.server.ts'

export const leads: Contribution = {
  prepare: async ({ undoKinds }) => {
    undoKinds.set('lead.status', leadStatusUndo)
    for (const part of ['owner', 'next_step', 'lost'] as const)
      undoKinds.set(`lead.${part}`, followUpUndo(part))
    undoKinds.set('lead.spam', spamUndo)
  },
  housekeeping: [deleteOldSpam],
}
