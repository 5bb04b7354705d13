import { audit } from '#app/features/audit/audit-service.server.ts'
import { readDocument } from '#app/features/documents/document-service.server.ts'
import { isStaff, requireClientMember, requireReader, requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation } from '#app/platform/db.server.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isInstant } from '#app/platform/instant.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import type { Thread } from './comment.ts'
import { readPeople, tellOfComment } from './comment-notification-service.server.ts'
import * as store from './comment-store.server.ts'

const commentsPerPerson: Limit = { hits: 60, seconds: 600 }

/**
 * The newest comments on a document, or those before `earlier`. Internal ones are for staff only.
 * @param document as `readDocument` has returned it to this actor
 * @throws AppError `forbidden` for visitors and accounts without a client
 */
export async function readComments(
  app: App,
  actor: Actor,
  document: { id: string; client_id: string },
  earlier: string | null = null,
): Promise<Thread> {
  const withInternal = requireReader(actor) === null
  const [id = '', instant = ''] = earlier?.split('~') ?? []
  const before = isUuid(id) && isInstant(instant) ? { id, instant } : undefined
  const subject = { clientId: document.client_id, documentId: document.id }
  const found = await app.db.read(actor, (tx) =>
    store.selectComments(tx, subject, withInternal, before),
  )
  const comments = found.slice(-store.commentsPerPage)
  const [first] = comments
  return {
    comments: comments.map(({ cursor: _, ...comment }) => comment),
    earlier: found.length > store.commentsPerPage && first ? `${first.id}~${first.cursor}` : null,
    isLatest: before === undefined,
  }
}

/**
 * Adds a comment of a client user or of staff, and tells those whom it concerns. The same text from the
 * same form is stored once.
 * @param written `internal` has no effect for client users, whose comments everybody may read
 * @throws AppError `not_found`, `forbidden` (also staff who view the portal), `rate_limited`
 */
export async function addComment(
  app: App,
  actor: Actor,
  documentId: string,
  written: { formId: string; body: string; internal: boolean },
): Promise<void> {
  const byStaff = isStaff(actor)
  const author = byStaff ? requireStaff(actor, 'documents') : requireClientMember(actor)
  const { userId, fullName } = author
  const { document } = await readDocument(app, actor, documentId)
  await countHit(app, `comment:${userId}`, commentsPerPerson, app.now())
  const internal = byStaff && written.internal
  const { formId, body } = written
  const people = await readPeople(app, { clientId: document.client_id, documentId })
  const comment = {
    id: uuidFromHash('comment', documentId, userId, formId, body, internal),
    ...{ clientId: document.client_id, documentId, authorId: userId, authorName: fullName, body },
  }
  try {
    await app.db.as(actor, async (tx) => {
      if (byStaff) await store.insertStaffComment(tx, comment, internal)
      else await store.insertClientComment(tx, comment)
      await audit(tx, {
        action: 'document.commented',
        subjectType: 'document',
        subjectId: documentId,
        details: { comment: comment.id, internal },
      })
      await tellOfComment(app, tx, { ...comment, document }, { byStaff, internal }, people)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}
