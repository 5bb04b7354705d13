import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Standing } from './decision.ts'

const tones = {
  overdue: 'vermilion',
  yours: 'ochre',
  open: 'blue',
  agreed: 'verdigris',
  declined: 'vermilion',
  withdrawn: 'ink',
} as const

type DecisionBadgeProps = { standing: Standing; labels: Readonly<Record<Standing, string>> }

/** Where a decision is; each side has its own words. */
export function DecisionBadge({ standing, labels }: DecisionBadgeProps) {
  return <StatusBadge tone={tones[standing]}>{labels[standing]}</StatusBadge>
}
