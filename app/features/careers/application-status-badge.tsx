import { StatusBadge } from '#app/ui/status-badge.tsx'
import { applicationStatus } from '#content/applications.ts'
import type { ApplicationStatus } from './application.ts'

const tones = {
  new: 'vermilion',
  reviewing: 'blue',
  interview: 'ochre',
  rejected: 'ink',
  hired: 'verdigris',
} as const

/** The badge of a status; a status that this version does not know gets the neutral colour. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <StatusBadge tone={tones[status] ?? 'ink'}>{applicationStatus[status] ?? status}</StatusBadge>
  )
}
