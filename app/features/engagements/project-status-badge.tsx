import { StatusBadge } from '#app/ui/status-badge.tsx'
import { projectStatusLabels } from '#content/engagements.ts'
import type { ProjectStatus } from './engagement.ts'

const tones = { active: undefined, planning: 'ochre', completed: 'verdigris' } as const

/** The status of a project; active, and a status that this version does not know, have the default colour. */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return <StatusBadge tone={tones[status]}>{projectStatusLabels[status] ?? status}</StatusBadge>
}
