import type { WaitingCounts } from '#app/features/accounts/shell/admin-areas.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { selectWaiting } from './waiting-store.server.ts'

const countedUpTo = 99

/**
 * The number of records that wait for staff in each area, for the panel's home; one query. @throws
 * AppError `forbidden`
 */
export async function countWaiting(app: App, actor: Actor): Promise<WaitingCounts> {
  requireStaff(actor, 'overview')
  const today = app.now().toISOString().slice(0, 10)
  const most = { limit: countedUpTo + 1, today }
  const found = await app.db.read(actor, (tx) => selectWaiting(tx, most))
  const waiting = (total: number) => ({
    count: Math.min(total, countedUpTo),
    capped: total > countedUpTo,
  })
  return {
    leads: waiting(found.leads),
    inbox: waiting(found.inbox),
    conversations: waiting(found.conversations),
    applications: waiting(found.applications),
    tickets: waiting(found.tickets),
    references: waiting(found.references),
    alarms: waiting(found.alarms),
  }
}
