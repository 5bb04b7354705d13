import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { EvidenceList } from '#app/features/company/evidence-list.tsx'
import { listEvidence } from '#app/features/company/evidence-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { evidencePanel as copy } from '#content/company-evidence.ts'
import type { Route } from './+types/evidence-list'

export const meta: Route.MetaFunction = () => panelTitle(copy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const evidence = await listEvidence(app, context.get(actorContext))
  return { evidence, today: app.now().toISOString().slice(0, 10) }
}

export default function EvidenceListRoute({ loaderData }: Route.ComponentProps) {
  return <EvidenceList {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={copy.title} text={copy.failure} retry={copy.retry} />
}
