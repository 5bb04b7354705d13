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

/** A status as a stamp; a value this version does not know gets the neutral look. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <StatusBadge tone={tones[status] ?? 'ink'}>{applicationStatus[status] ?? status}</StatusBadge>
  )
}
