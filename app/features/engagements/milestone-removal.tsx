import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { engagementPage } from '#content/engagements.ts'
import type { Milestone } from './engagement.ts'

const { milestones: labels } = engagementPage

type MilestoneRemovalProps = { milestone: Milestone; path: string }

export function MilestoneRemoval({ milestone, path }: MilestoneRemovalProps) {
  return (
    <RemovalDialog
      title={labels.question}
      text={labels.consequence(milestone.title)}
      labels={labels}
      back={path}
      form={{ action: path, preventScrollReset: true, replace: true }}
      intent={{ name: 'intent', value: 'milestone.remove' }}
    >
      <input type="hidden" name="milestone" value={milestone.id} />
    </RemovalDialog>
  )
}
