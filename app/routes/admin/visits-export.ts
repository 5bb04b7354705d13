import { readPeriod } from '#app/features/visits/visit-report.ts'
import { exportVisits } from '#app/features/visits/visit-service.server.ts'
import { csvFile } from '#app/lists/csv.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/visits-export'

/** Exports the counts of a period as CSV. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return csvFile(app, {
    name: 'visits',
    now: context.get(requestContext).now,
    rows: await exportVisits(app, actor, readPeriod(url.searchParams)),
    columns: ['day', 'path', 'referrer', 'source', 'medium', 'campaign', 'views', 'visits'],
  })
}
