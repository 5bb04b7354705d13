import type { Contribution } from '#app/platform/contribution.server.ts'
import { noteGivenUp } from './failed-mail-service.server.ts'
import { deliverMail, mailQueue, tidyMails } from './mail-service.server.ts'
import { tidyVisitorMails } from './visitor-mail-service.server.ts'

export const mail: Contribution = {
  parts: () => ({ mailEnds: new Map() }),
  jobs: { [mailQueue]: (app, data, job) => deliverMail(app, data, job.id) },
  patientQueues: [mailQueue],
  housekeeping: [tidyMails, tidyVisitorMails, noteGivenUp],
}
