import type { Contribution } from '#app/platform/contribution.server.ts'
import { applicationStatusUndo } from './application-undo-service.server.ts'
import {
  queueRetention,
  removeExpiredApplications,
  retentionQueue,
} from './retention-service.server.ts'

export const careers: Contribution = {
  prepare: async ({ undoKinds }) => undoKinds.set('application.status', applicationStatusUndo),
  jobs: { [retentionQueue]: removeExpiredApplications },
  housekeeping: [queueRetention],
}
