import { StatusBadge } from '#app/ui/status-badge.tsx'
import { projectStatusLabels } from '#content/engagements.ts'
import type { ProjectStatus } from './engagement.ts'

const tones = { active: undefined, planning: 'ochre', completed: 'verdigris' } as const

/** A status as a stamp; active has the default look, and so has what this version does not know. */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return <StatusBadge tone={tones[status]}>{projectStatusLabels[status] ?? status}</StatusBadge>
}
