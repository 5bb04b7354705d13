import type { Contribution } from '#app/platform/contribution.server.ts'
import { tidyChanges } from './undo-service.server.ts'

export const undo: Contribution = {
  parts: () => ({ undoKinds: new Map() }),
  housekeeping: [tidyChanges],
}
