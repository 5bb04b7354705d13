import { StatusBadge } from '#app/ui/status-badge.tsx'
import { statusCopy } from '#content/status.ts'
import type { NoticeStatus, PartStanding } from './status.ts'

const statusTones = {
  investigating: 'vermilion',
  identified: 'vermilion',
  monitoring: 'ochre',
  resolved: 'verdigris',
  planned: 'blue',
  underway: 'ochre',
  done: 'verdigris',
  cancelled: 'ink',
} as const

export const standingTones = {
  works: 'verdigris',
  maintenance: 'blue',
  partly: 'ochre',
  down: 'vermilion',
} as const

export const NoticeBadge = ({ status }: { status: NoticeStatus }) => (
  <StatusBadge tone={statusTones[status]}>{statusCopy.statuses[status]}</StatusBadge>
)

export const StandingBadge = ({ standing }: { standing: PartStanding }) => (
  <StatusBadge tone={standingTones[standing]}>{statusCopy.standings[standing]}</StatusBadge>
)
