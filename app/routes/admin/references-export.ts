import { referenceList } from '#app/features/references/reference-list-query.ts'
import { exportReferences } from '#app/features/references/reference-service.server.ts'
import { csvFile } from '#app/lists/csv.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/references-export'

/** Exports the filtered references with their permissions as CSV. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const query = readListQuery(referenceList, url.searchParams)
  return csvFile(app, {
    name: 'references',
    now: app.now(),
    rows: await exportReferences(app, context.get(actorContext), query),
    columns: [
      ...(['id', 'created_at', 'state', 'organization', 'said_by', 'said_role', 'quote'] as const),
      ...(['figure', 'figure_note', 'figure_source', 'figure_on'] as const),
      ...(['permission_by', 'permission_on', 'permission_until'] as const),
      ...(['permission_withdrawn_on', 'evidence_name'] as const),
    ],
  })
}
