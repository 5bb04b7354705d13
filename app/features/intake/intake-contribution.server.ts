import type { Contribution } from '#app/platform/contribution.server.ts'
import { tidyReceipts } from './intake-service.server.ts'

export const intake: Contribution = { housekeeping: [tidyReceipts] }
