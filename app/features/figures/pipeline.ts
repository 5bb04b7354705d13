import { type LeadStatus, leadStatuses } from '#app/features/leads/lead.ts'

/** How many leads have reached each status: those that have it, and those that have a later one. */
export function reachedOf(now: Record<LeadStatus, number>): Record<LeadStatus, number> {
  let reached = 0
  const rows = leadStatuses.toReversed().map((status) => {
    reached += now[status]
    return [status, reached] as const
  })
  return Object.fromEntries(rows) as Record<LeadStatus, number>
}
