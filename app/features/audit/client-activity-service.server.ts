import { readList, readWholeList } from '#app/lists/read-list.server.ts'
import { requireClientAdmin } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { actorText, clientActivity as copy } from '#content/client-activity.ts'
import { audit } from './audit-service.server.ts'
import {
  type ClientActivityQuery,
  type ClientActivityRow,
  clientActivityList,
} from './client-activity-list-query.ts'
import { clientActivitySource, selectPeople } from './client-activity-store.server.ts'
import { activityText } from './client-activity-text.ts'

// A file may hold years of a large client.
const exportsPerPerson: Limit = { hits: 12, seconds: 600 }

/**
 * One page of what happened in the actor's own organization, newest first, and its people to choose from. Three queries.
 * @throws AppError `not_found` for everyone but its administrator
 */
export async function listClientActivity(app: App, actor: Actor, query: ClientActivityQuery) {
  const { clientId } = requireClientAdmin(actor)
  return app.db.read(actor, async (tx) => {
    const source = clientActivitySource(clientId, query)
    const [people, page] = await Promise.all([
      selectPeople(tx, clientId),
      readList(tx, clientActivityList, query, source),
    ])
    return { ...page, people }
  })
}

const { columns } = copy.file
export const activityColumns = Object.values(columns)

/**
 * All that matches a query as rows of a file, newest first. Recorded in the audit log before the first row leaves.
 * @throws AppError `not_found` for everyone but its administrator; `rate_limited`
 */
export async function exportClientActivity(app: App, actor: Actor, query: ClientActivityQuery) {
  const { clientId, userId } = requireClientAdmin(actor)
  await countHit(app, `activity-export:${userId}`, exportsPerPerson, app.now())
  const { group, person, from, to } = query
  const details = { group, person, first_day: from, last_day: to }
  await app.db.as(actor, (tx) =>
    audit(tx, {
      action: 'client.activity_exported',
      subjectType: 'client',
      subjectId: clientId,
      details,
    }),
  )
  const source = clientActivitySource(clientId, query)
  return fileRows(
    readWholeList((work) => app.db.as(actor, work), clientActivityList, query, source),
  )
}

async function* fileRows(rows: AsyncIterable<ClientActivityRow>) {
  for await (const row of rows)
    yield {
      [columns.created_at]: row.created_at,
      [columns.actor]: actorText(row),
      [columns.action]: activityText(row),
      [columns.about]: row.about ?? '',
      [columns.ip]: row.ip ?? '',
    }
}
