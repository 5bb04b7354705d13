import { readList } from '#app/lists/read-list.server.ts'
import { requireClientAdmin } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import {
  type PortalColleagueListQuery,
  portalColleagueList,
} from './portal-colleague-list-query.ts'
import { portalColleagueSource } from './portal-colleague-list-store.server.ts'

/**
 * One page of the people of the actor's organization, by name.
 * @throws AppError `not_found` for everyone but its own administrator
 */
export async function listColleagues(app: App, actor: Actor, query: PortalColleagueListQuery) {
  const { clientId } = requireClientAdmin(actor)
  const source = portalColleagueSource(clientId)
  return app.db.as(actor, (tx) => readList(tx, portalColleagueList, query, source))
}
