import type { Contribution } from '#app/platform/contribution.server.ts'
import { sweepUploads } from './upload-service.server.ts'

export const uploads: Contribution = { housekeeping: [sweepUploads] }
