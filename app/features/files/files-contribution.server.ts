import type { Contribution } from '#app/platform/contribution.server.ts'
import { fileQueue, removeQueuedFiles, sweepFiles } from './file-service.server.ts'

export const files: Contribution = {
  jobs: { [fileQueue]: removeQueuedFiles },
  housekeeping: [sweepFiles],
}
