import type { Contribution } from '#app/platform/contribution.server.ts'
import { createStatusMemory } from './status-board.server.ts'
import { mailSubscribers, statusMailQueue } from './status-sending-service.server.ts'
import { tidyStatusSubscribers } from './status-subscription-service.server.ts'

export const status: Contribution = {
  parts: ({ db, log, now }) => ({ statusBoard: createStatusMemory({ db, log, now }) }),
  jobs: { [statusMailQueue]: mailSubscribers },
  prepare: ({ statusBoard }) => statusBoard.keep(),
  housekeeping: [tidyStatusSubscribers],
}
