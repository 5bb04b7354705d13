import { listDate } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { projectPage } from '#content/engagements.ts'
import type { Milestone } from './engagement.ts'

const { timeline: copy } = projectPage

type MilestoneBadgeProps = { milestone: Pick<Milestone, 'due_on' | 'done_at'>; today: string }

/** When a milestone was reached or is due. */
export function MilestoneBadge({ milestone, today }: MilestoneBadgeProps) {
  const times = useTimes()
  const { due_on, done_at } = milestone
  if (done_at) return <StatusBadge tone="verdigris">{copy.done(times.date(done_at))}</StatusBadge>
  if (!due_on) return <span className="label text-ink-muted">{copy.undated}</span>
  const isLate = due_on < today
  return (
    <StatusBadge tone={isLate ? 'vermilion' : 'ink'}>
      {isLate ? copy.overdue(listDate(due_on)) : copy.due(listDate(due_on))}
    </StatusBadge>
  )
}
