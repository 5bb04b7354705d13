import { leadLists } from '#app/features/leads/lead-list-query.ts'
import { exportLeads } from '#app/features/leads/lead-service.server.ts'
import { csvFile } from '#app/lists/csv.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/leads-export'

/** Exports the filtered leads as CSV. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const query = readListQuery(leadLists.leads, url.searchParams)
  return csvFile(app, {
    name: 'leads',
    now: context.get(requestContext).now,
    rows: await exportLeads(app, actor, query),
    columns: [
      'id',
      'created_at',
      'source',
      'status',
      'full_name',
      'email',
      'phone',
      'company_name',
      'company_size',
      'primary_interest',
      'message',
    ],
  })
}
