import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readOriginSearch, readPeriod } from '#app/features/visits/visit-report.ts'
import { listLeadsFrom, readVisitReport } from '#app/features/visits/visit-service.server.ts'
import { VisitsPage } from '#app/features/visits/visits-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { visitsPage } from '#content/visits.ts'
import type { Route } from './+types/visits'

export const meta: Route.MetaFunction = () => panelTitle(visitsPage.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const period = readPeriod(url.searchParams)
  const origin = readOriginSearch(url.searchParams)
  const [report, leads] = await Promise.all([
    readVisitReport(app, actor, period),
    origin && listLeadsFrom(app, actor, period, origin),
  ])
  return { period, report, from: origin && leads ? { origin, leads } : null }
}

export default function Visits({ loaderData }: Route.ComponentProps) {
  return <VisitsPage {...loaderData} />
}

export function ErrorBoundary({ error, params: _ }: Route.ErrorBoundaryProps) {
  const { title, failure, retry } = visitsPage
  return <ListError error={error} title={title} text={failure} retry={retry} />
}
