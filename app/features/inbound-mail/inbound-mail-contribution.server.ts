import type { Contribution } from '#app/platform/contribution.server.ts'
import { handleMail } from './handle-mail-service.server.ts'
import { readMailbox } from './mailbox-reader.server.ts'
import { tidyInboundMails } from './quarantined-mail-service.server.ts'
import { inboundMailQueue } from './receive-mail-service.server.ts'

export const inboundMail: Contribution = {
  jobs: { [inboundMailQueue]: handleMail },
  housekeeping: [tidyInboundMails],
  start: (app) => readMailbox(app),
}
