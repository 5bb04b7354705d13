import type { Contribution } from '#app/platform/contribution.server.ts'
import {
  decisionScheduleQueue,
  queueDecisionSchedule,
  runDecisionSchedule,
  tellRest,
} from './decision-schedule-service.server.ts'
import { addSampleDecision } from './sample-decision-service.server.ts'

export const decisions: Contribution = {
  jobs: { [decisionScheduleQueue]: runDecisionSchedule },
  housekeeping: [queueDecisionSchedule, tellRest],
  samples: async (app, client) => client && addSampleDecision(app, client.email),
}
