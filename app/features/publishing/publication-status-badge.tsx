import { StatusBadge } from '#app/ui/status-badge.tsx'
import { stateLabels } from '#content/publishing.ts'
import type { PublicationState } from './publication.ts'

const tones = { draft: 'ink', scheduled: 'ochre', published: 'verdigris' } as const

export function PublicationStatusBadge({ state }: { state: PublicationState }) {
  return <StatusBadge tone={tones[state]}>{stateLabels[state]}</StatusBadge>
}
