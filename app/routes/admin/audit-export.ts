import { auditList } from '#app/features/audit/audit-list-query.ts'
import { exportAuditEvents } from '#app/features/audit/audit-service.server.ts'
import { csvFile } from '#app/lists/csv.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/audit-export'

/** Exports the filtered log as CSV. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { now } = context.get(requestContext)
  const query = readListQuery(auditList, url.searchParams)
  return csvFile(app, {
    name: 'audit',
    now,
    rows: await exportAuditEvents(app, actor, query),
    columns: [
      'id',
      'created_at',
      'actor_id',
      'actor_email',
      'given_email',
      'action',
      'subject_type',
      'subject_id',
      'ip',
      'details',
    ],
  })
}
