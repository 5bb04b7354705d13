import type { Contribution } from '#app/platform/contribution.server.ts'
import { tidyMerges } from './merge/merge-service.server.ts'

export const people: Contribution = { housekeeping: [tidyMerges] }
