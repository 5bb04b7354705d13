import type { Contribution } from '#app/platform/contribution.server.ts'
import {
  queueRequestSchedule,
  requestScheduleQueue,
  runRequestSchedule,
} from './client-request-schedule-service.server.ts'
import { addSampleRequest } from './sample-request-service.server.ts'

export const clientRequests: Contribution = {
  jobs: { [requestScheduleQueue]: runRequestSchedule },
  housekeeping: [queueRequestSchedule],
  samples: async (app, client) => client && addSampleRequest(app, client.email),
}
