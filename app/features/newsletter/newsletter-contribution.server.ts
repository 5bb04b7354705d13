import type { Contribution } from '#app/platform/contribution.server.ts'
import { newsletterQueue, resumeStranded, sendWaiting } from './issue-sending-service.server.ts'
import { tidySubscriptions } from './subscription-service.server.ts'

export const newsletter: Contribution = {
  jobs: { [newsletterQueue]: sendWaiting },
  patientQueues: [newsletterQueue],
  housekeeping: [tidySubscriptions, resumeStranded],
}
