import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { type OpinionListQuery, opinionList } from './opinion-list-query.ts'
import { opinionSource, selectFigures } from './opinion-store.server.ts'

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
