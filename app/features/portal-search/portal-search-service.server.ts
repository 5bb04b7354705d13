import { requireClient } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { countHit } from '#app/platform/rate-limit.server.ts'
import { type FoundPart, foundKinds } from './portal-search.ts'
import { selectFound } from './portal-search-store.server.ts'

const perPerson = { hits: 60, seconds: 60 }

/**
 * What the actor finds in what they see of their client, by its kind; kinds without anything are left out.
 * @param words as `readWords` gives them; without any nothing is found
 * @throws AppError `forbidden`, `rate_limited`
 */
export async function searchPortal(app: App, actor: Actor, words: string): Promise<FoundPart[]> {
  const { userId } = requireClient(actor)
  if (!words) return []
  await countHit(app, `portal-search:${userId}`, perPerson, app.now())
  const rows = await app.db.read(actor, (tx) => selectFound(tx, words))
  return foundKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const [first] = own
    if (!first) return []
    return [{ kind, count: first.matches, rows: own.map(({ matches: _, ...row }) => row) }]
  })
}
