import type { Contribution } from '#app/platform/contribution.server.ts'
import { acceptReplyToRequest } from './client-request-mail-reply-service.server.ts'
import {
  queueRequestSchedule,
  requestScheduleQueue,
  runRequestSchedule,
} from './client-request-schedule-service.server.ts'
import { addSampleRequest } from './sample-request-service.server.ts'

export const clientRequests: Contribution = {
  jobs: { [requestScheduleQueue]: runRequestSchedule },
  replies: { request: acceptReplyToRequest },
  housekeeping: [queueRequestSchedule],
  samples: async (app, client) => client && addSampleRequest(app, client.email),
}
