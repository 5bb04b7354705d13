import { listDate } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { referencesPanel as copy } from '#content/references-panel.ts'
import { endsSoon, type KeptReference } from './reference.ts'

const tones = {
  public: 'verdigris',
  ready: 'blue',
  no_permission: 'ink',
  ended: 'vermilion',
} as const

type ReferenceStateBadgeProps = {
  today: string
  reference: Pick<KeptReference, 'state' | 'permission_until'>
}

/** The state of a reference; of one that leaves the site soon also the last day. */
export function ReferenceStateBadge({ today, reference }: ReferenceStateBadgeProps) {
  const { state, permission_until: until } = reference
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StatusBadge tone={tones[state]}>{copy.states[state]}</StatusBadge>
      {until && endsSoon(today, reference) && (
        <StatusBadge tone="ochre">{copy.endsOn(listDate(until))}</StatusBadge>
      )}
    </span>
  )
}
