import { StatusBadge } from '#app/ui/status-badge.tsx'
import { publicationHistory as copy } from '#content/publication-history.ts'
import type { VersionMove } from './version.ts'

const tones = {
  found: 'ink',
  create: 'ink',
  save: 'ink',
  publish: 'verdigris',
  schedule: 'ochre',
  unpublish: 'vermilion',
  restore: 'blue',
} as const

/** How a version was made. */
export function VersionStatusBadge(props: { move: VersionMove; restored_from: number | null }) {
  const { move, restored_from } = props
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusBadge tone={tones[move]}>{copy.moves[move]}</StatusBadge>
      {restored_from !== null && (
        <span className="text-small whitespace-nowrap">{copy.restoredFrom(restored_from)}</span>
      )}
    </span>
  )
}
