import type { Contribution } from '#app/platform/contribution.server.ts'
import { endAnswer, handOverAnswer } from './answer/lead-answer-job-service.server.ts'
import { leadAnswerKind } from './answer/lead-answer-mails.server.tsx'
import { leadAnswerQueue, leadAnswerUndo } from './answer/lead-answer-service.server.ts'
import { acceptReplyToLead } from './answer/lead-reply-service.server.ts'
import { followUpUndo, spamUndo } from './follow-up/follow-up-undo-service.server.ts'
import { deleteOldSpam } from './follow-up/spam-service.server.ts'
import { leadStatusUndo } from './lead-undo-service.server.ts'

export const leads: Contribution = {
  jobs: { [leadAnswerQueue]: handOverAnswer },
  replies: { lead: acceptReplyToLead },
  prepare: async ({ undoKinds, mailEnds }) => {
    undoKinds.set('lead.status', leadStatusUndo)
    for (const part of ['owner', 'next_step', 'lost'] as const)
      undoKinds.set(`lead.${part}`, followUpUndo(part))
    undoKinds.set('lead.spam', spamUndo)
    undoKinds.set('lead.answer', leadAnswerUndo)
    mailEnds.set(leadAnswerKind, endAnswer)
  },
  housekeeping: [deleteOldSpam],
}
