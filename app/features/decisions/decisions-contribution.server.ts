import type { Contribution } from '#app/platform/contribution.server.ts'
import {
  decisionScheduleQueue,
  queueDecisionSchedule,
  runDecisionSchedule,
  tellRest,
} from './decision-schedule-service.server.ts'

export const decisions: Contribution = {
  jobs: { [decisionScheduleQueue]: runDecisionSchedule },
  housekeeping: [queueDecisionSchedule, tellRest],
}
