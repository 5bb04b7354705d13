import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { engagementPage } from '#content/engagements.ts'
import type { ProjectUpdate } from './engagement.ts'

const { updates: labels } = engagementPage

type UpdateRemovalProps = { update: ProjectUpdate; path: string; back: string }

export function UpdateRemoval({ update, path, back }: UpdateRemovalProps) {
  return (
    <RemovalDialog
      title={labels.question}
      text={labels.consequence(update.title)}
      labels={labels}
      back={back}
      form={{ action: path, preventScrollReset: true, replace: true }}
      intent={{ name: 'intent', value: 'update.remove' }}
    >
      <input type="hidden" name="update" value={update.id} />
    </RemovalDialog>
  )
}
