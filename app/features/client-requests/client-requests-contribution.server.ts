import { addSampleDecision } from '#app/features/decisions/sample-decision-service.server.ts'
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
  async samples(app, client) {
    if (!client) return
    await addSampleRequest(app, client.email)
    // Here, because it is about a project, and the sample projects come after decisions.
    await addSampleDecision(app, client.email)
  },
}
