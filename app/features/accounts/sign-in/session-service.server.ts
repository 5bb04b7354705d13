import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireUser } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { deleteOtherSessions, deleteSession } from './session-store.server.ts'

/**
 * Ends one of a person's own sessions, elsewhere.
 * @throws AppError `not_found` when it is not the person's, or not there any more
 */
export async function endSession(app: App, actor: Actor, id: string): Promise<void> {
  const user = requireUser(actor)
  await app.db.system(async (tx) => {
    const ended = isUuid(id) && (await deleteSession(tx, user.userId, id))
    if (!ended) throw new AppError('not_found', 'Not found')
    await audit(tx, { action: 'session.ended', subjectType: 'session', subjectId: id })
  })
}

/** Ends every session of a person but the one that asks. Returns how many. */
export async function endOtherSessions(app: App, actor: Actor): Promise<number> {
  const user = requireUser(actor)
  return app.db.system(async (tx) => {
    const ended = await deleteOtherSessions(tx, user.userId, user.sessionId)
    for (const id of ended)
      await audit(tx, { action: 'session.ended', subjectType: 'session', subjectId: id })
    return ended.length
  })
}
