import type { Contribution } from '#app/platform/contribution.server.ts'
import { forgetOldEvents } from './audit-retention-service.server.ts'

export const audit: Contribution = { housekeeping: [forgetOldEvents] }
