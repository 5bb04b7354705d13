import { type LeadStatus, leadStatuses } from '#app/features/leads/lead.ts'
import type { LeadsInStatus } from './figures.ts'

/** How many leads have reached each status: those that have it, lost or not, and those that have a later one. */
export function reachedOf(pipeline: Record<LeadStatus, LeadsInStatus>): Record<LeadStatus, number> {
  let reached = 0
  const rows = leadStatuses.toReversed().map((status) => {
    reached += pipeline[status].open + pipeline[status].lost
    return [status, reached] as const
  })
  return Object.fromEntries(rows) as Record<LeadStatus, number>
}

/** How many leads were lost, in whichever status. */
export const lostOf = (pipeline: Record<LeadStatus, LeadsInStatus>): number =>
  leadStatuses.reduce((sum, status) => sum + pipeline[status].lost, 0)
