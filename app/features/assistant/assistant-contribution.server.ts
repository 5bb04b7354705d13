import type { Contribution } from '#app/platform/contribution.server.ts'
import {
  conversationRetentionQueue,
  queueConversationRetention,
  removeExpiredConversations,
} from './conversation/retention-service.server.ts'
import { createStreamPlaces } from './conversation/stream-places.ts'
import { watchProvider } from './provider/probe-service.server.ts'

export const assistant: Contribution = {
  parts: () => ({ chatStreams: createStreamPlaces(), providerRefusals: new Map() }),
  jobs: { [conversationRetentionQueue]: removeExpiredConversations },
  housekeeping: [queueConversationRetention],
  start: watchProvider,
}
