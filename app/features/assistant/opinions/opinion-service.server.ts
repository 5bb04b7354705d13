import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { opinionsPage as copy } from '#content/assistant-reports.ts'
import { type OpinionListQuery, opinionList } from './opinion-list-query.ts'
import {
  handleOpinions,
  opinionSource,
  reopenOpinion,
  selectFigures,
} from './opinion-store.server.ts'

const reportedDays = 84

/** What visitors think: figures, and one page of opinions. Three statements. @throws AppError `forbidden` */
export function readOpinions(app: App, actor: Actor, query: OpinionListQuery) {
  requireStaff(actor, 'conversations')
  const since = new Date(app.now().getTime() - reportedDays * 86_400_000)
  return app.db.read(actor, async (tx) => {
    const [figures, list] = await Promise.all([
      selectFigures(tx, since),
      readList(tx, opinionList, query, opinionSource(query)),
    ])
    return { figures, ...list }
  })
}

/**
 * Notes that staff have dealt with an opinion that says that an answer did not help, or takes that back.
 * @param id of the judged answer
 * @throws AppError `forbidden`; `not_found` when there is no such opinion, or nothing to take back
 */
export async function settleOpinion(
  app: App,
  actor: Actor,
  id: string,
  verb: 'handled' | 'reopened',
): Promise<void> {
  const { userId } = requireStaff(actor, 'conversations')
  await app.db.as(actor, async (tx) => {
    const isThere =
      isUuid(id) &&
      (verb === 'handled'
        ? await handleOpinions(tx, { answer: id }, { by: userId })
        : await reopenOpinion(tx, id))
    if (!isThere) throw new AppError('not_found', copy.gone)
    const subject = { subjectType: 'chat_opinion', subjectId: id }
    await audit(tx, { ...subject, action: `chat_opinion.${verb}`, details: {} })
  })
}
