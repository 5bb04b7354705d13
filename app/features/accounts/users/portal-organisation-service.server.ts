import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { cutPage } from '#app/platform/keyset.ts'
import { type ColleagueListQuery, colleaguesPerPage } from './colleague.ts'
import { selectColleagues } from './user-list-store.server.ts'

/**
 * One page of the people of the actor's organisation, by name.
 * @throws AppError `not_found` for everyone but its own administrator
 */
export async function listColleagues(app: App, actor: Actor, query: ColleagueListQuery) {
  const clientId = actor.kind === 'user' && actor.role === 'client_admin' && actor.clientId
  if (!clientId) throw new AppError('not_found', 'Not found')
  const read = (from: ColleagueListQuery) =>
    app.db.as(actor, async (tx) =>
      cutPage(await selectColleagues(tx, clientId, from), from, colleaguesPerPage),
    )
  const page = await read(query)
  const isBeyond = page.rows.length === 0 && (query.after ?? query.before) !== undefined
  return isBeyond ? read({ ...query, after: undefined, before: undefined }) : page
}
