import type { Contribution } from '#app/platform/contribution.server.ts'
import { digestQueue, queueDigests, sendDigest } from './digest/digest-service.server.ts'
import { tidyAccounts } from './housekeeping-service.server.ts'
import { hashRecoveryCodes } from './second-factor/recovery-code-upgrade-service.server.ts'

export const accounts: Contribution = {
  jobs: { [digestQueue]: sendDigest },
  prepare: hashRecoveryCodes,
  housekeeping: [tidyAccounts, queueDigests],
}
