import { referencesPanel } from '#content/references-panel.ts'
import type { ReferenceInput } from './reference.ts'

type Needed = Pick<
  ReferenceInput,
  'permission_by' | 'permission_on' | 'permission_until' | 'permission_withdrawn_on' | 'figure_on'
>

/** What is missing before a reference may be public, by its field; empty when nothing is. */
export function publishFaults(
  today: string,
  input: Needed,
  hasEvidence: boolean,
): Partial<Record<keyof Needed | 'file', string>> {
  const { needed } = referencesPanel.errors
  const { permission_on: on, permission_until: until, permission_withdrawn_on: withdrawn } = input
  return {
    ...(!input.permission_by && { permission_by: needed.by }),
    ...(!on && { permission_on: needed.on }),
    ...(on && on > today && { permission_on: needed.begins }),
    ...(until && until < today && { permission_until: needed.ended }),
    ...(withdrawn && withdrawn <= today && { permission_withdrawn_on: needed.withdrawn }),
    ...(input.figure_on && input.figure_on > today && { figure_on: needed.measured }),
    ...(!hasEvidence && { file: needed.evidence }),
  }
}
