import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { linkToComment, panelPageOf, portalPage } from './comment.ts'
import { type AdminCommentQuery, adminCommentList } from './comment-list-query.ts'
import { adminCommentSource } from './comment-list-store.server.ts'
import { selectSubject, selectSubjectOf } from './comment-subject-store.server.ts'

/** One page of what is said about the records of all clients, or of the chosen one. */
export async function listComments(app: App, actor: Actor, query: AdminCommentQuery) {
  const { userId } = requireStaff(actor, 'projects')
  const source = adminCommentSource(query, userId)
  return app.db.read(actor, (tx) => readList(tx, adminCommentList, query, source))
}

/**
 * The page of the panel where a comment stands, or of an update.
 * @param id of the comment or the update
 * @throws AppError `forbidden`, `not_found`
 */
export async function findCommentPage(app: App, actor: Actor, id: string): Promise<string> {
  requireStaff(actor, 'projects')
  if (!isUuid(id)) throw new AppError('not_found', 'Not found')
  const found = await app.db.read(actor, async (tx) => {
    const name = await selectSubjectOf(tx, id)
    const subject = await selectSubject(tx, name ?? { kind: 'update', id })
    if (!subject) return undefined
    const page = panelPageOf(portalPage(subject))
    return name ? linkToComment(page, id) : `${page}#comments`
  })
  if (!found) throw new AppError('not_found', 'Not found')
  return found
}
