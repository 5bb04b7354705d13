import { StatusBadge } from '#app/ui/status-badge.tsx'
import { requestCopy } from '#content/client-requests.ts'
import type { LineStatus, Standing } from './client-request.ts'

const standingTones = {
  overdue: 'vermilion',
  waiting: 'ochre',
  review: 'blue',
  completed: 'verdigris',
  cancelled: 'ink',
} as const

type StandingBadgeProps = { standing: Standing; labels: Readonly<Record<Standing, string>> }

/** Where a request is; each side has its own words. */
export function StandingBadge({ standing, labels }: StandingBadgeProps) {
  return <StatusBadge tone={standingTones[standing]}>{labels[standing]}</StatusBadge>
}

const lineTones = {
  missing: 'ochre',
  given: 'blue',
  returned: 'vermilion',
  accepted: 'verdigris',
} as const

export function LineBadge({ status }: { status: LineStatus }) {
  return <StatusBadge tone={lineTones[status]}>{requestCopy.lineStatus[status]}</StatusBadge>
}
