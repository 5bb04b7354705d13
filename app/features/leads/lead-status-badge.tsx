import { StatusBadge } from '#app/ui/status-badge.tsx'
import { leadLabels } from '#content/admin.ts'
import type { LeadStatus } from './lead.ts'

const tones = {
  new: 'vermilion',
  contacted: 'blue',
  qualified: 'ochre',
  converted: 'verdigris',
} as const

/** The badge of a status; a status that this version does not know gets the neutral colour. */
export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return (
    <StatusBadge tone={tones[status] ?? 'ink'}>{leadLabels.status[status] ?? status}</StatusBadge>
  )
}
