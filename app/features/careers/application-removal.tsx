import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { applicationPage } from '#content/applications.ts'
import type { Application } from './application.ts'
import { applicationList } from './application-list-query.ts'

const labels = applicationPage.removal

export function ApplicationRemoval({ application }: { application: Application }) {
  const back = `${applicationList.path}/${application.id}`
  return (
    <RemovalDialog
      title={labels.title(application.full_name)}
      text={labels.explain}
      labels={labels}
      back={back}
      form={{ action: `${back}/delete` }}
    />
  )
}
