import type { Contribution } from '#app/platform/contribution.server.ts'
import { tidyQuarantine } from './inbox-service.server.ts'

export const inbox: Contribution = { housekeeping: [tidyQuarantine] }
