import type { Contribution } from '#app/platform/contribution.server.ts'
import { createAnswerStops } from './conversation/answer-stops.ts'
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
    providerRefusals: new Map(),
  }),
  jobs: { [conversationRetentionQueue]: removeExpiredConversations },
  housekeeping: [queueConversationRetention],
  start: watchProvider,
}
