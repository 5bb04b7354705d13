import type { Contribution } from '#app/platform/contribution.server.ts'
import {
  queueRetention,
  removeExpiredApplications,
  retentionQueue,
} from './retention-service.server.ts'

export const careers: Contribution = {
  jobs: { [retentionQueue]: removeExpiredApplications },
  housekeeping: [queueRetention],
}
