import type { Contribution } from '#app/platform/contribution.server.ts'
import { emptyUploads, fileQueue, removeQueuedFiles, sweepFiles } from './file-service.server.ts'

export const files: Contribution = {
  jobs: { [fileQueue]: removeQueuedFiles },
  // One instance has the directory for itself.
  prepare: emptyUploads,
  housekeeping: [sweepFiles],
}
