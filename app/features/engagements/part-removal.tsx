import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { engagementPage } from '#content/engagements.ts'

type PartRemovalProps = {
  kind: 'milestone' | 'update'
  part: { id: string; title: string; comments: number }
  path: string
  back: string
}

/** Asks before a milestone or an update is removed. */
export function PartRemoval({ kind, part, path, back }: PartRemovalProps) {
  const labels = engagementPage[kind === 'milestone' ? 'milestones' : 'updates']
  return (
    <RemovalDialog
      title={labels.question}
      text={labels.consequence(part.title, part.comments)}
      labels={labels}
      back={back}
      form={{ action: path, preventScrollReset: true, replace: true }}
      intent={{ name: 'intent', value: `${kind}.remove` }}
    >
      <input type="hidden" name={kind} value={part.id} />
    </RemovalDialog>
  )
}
