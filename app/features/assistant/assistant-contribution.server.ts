import type { Contribution } from '#app/platform/contribution.server.ts'
import { answerMailKind } from './by-mail/answer-mail.server.tsx'
import {
  answerMailQueue,
  endAnswerMail,
  mailAnswers,
} from './by-mail/answer-mail-service.server.ts'
import { acceptReplyToConversation } from './by-mail/reply-by-mail-service.server.ts'
import { createAnswerStops } from './conversation/answer-stops.ts'
import { createFailedAnswers } from './conversation/failed-answers.ts'
import {
  conversationRetentionQueue,
  queueConversationRetention,
  removeExpiredConversations,
} from './conversation/retention-service.server.ts'
import { createStreamPlaces } from './conversation/stream-places.ts'
import { watchProvider } from './provider/probe-service.server.ts'

export const assistant: Contribution = {
  parts: () => ({
    chatStreams: createStreamPlaces(),
    chatStops: createAnswerStops(),
    failedAnswers: createFailedAnswers(),
    providerRefusals: new Map(),
  }),
  replies: { conversation: acceptReplyToConversation },
  prepare: async (app) => app.mailEnds.set(answerMailKind, endAnswerMail),
  jobs: {
    [conversationRetentionQueue]: removeExpiredConversations,
    [answerMailQueue]: mailAnswers,
  },
  housekeeping: [queueConversationRetention],
  start: watchProvider,
}
