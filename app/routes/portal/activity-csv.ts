import { organizationGate } from '#app/features/accounts/sign-in/gates.server.ts'
import { clientActivityList } from '#app/features/audit/client-activity-list-query.ts'
import {
  activityColumns,
  exportClientActivity,
} from '#app/features/audit/client-activity-service.server.ts'
import { csvFile } from '#app/lists/csv.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { clientActivity } from '#content/client-activity.ts'
import type { Route } from './+types/activity-csv'

export const middleware: Route.MiddlewareFunction[] = [organizationGate]

/** The activity of the reader's organization, as it is filtered, as a file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const rows = await exportClientActivity(
    app,
    actor,
    readListQuery(clientActivityList, url.searchParams),
  )
  return csvFile(app, {
    ...{ name: clientActivity.file.name, columns: activityColumns },
    ...{ rows, now: app.now() },
  })
}
