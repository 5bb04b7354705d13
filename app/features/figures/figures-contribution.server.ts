import type { Contribution } from '#app/platform/contribution.server.ts'
import { sumUpDailyCounts } from './figures-service.server.ts'

export const figures: Contribution = { housekeeping: [sumUpDailyCounts] }
