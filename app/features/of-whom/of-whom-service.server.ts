import type { RawBuilder } from 'kysely'
import { viewsIn } from '#app/features/saved-views/saved-view-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { OfWhom, WhomNames } from './of-whom.ts'
import { besideNames, isOfSomebody } from './of-whom-store.server.ts'

/** For the stores of such lists, whose services have checked access. */
export { isOfSomebody, isTheirAccount, isTheirConversation } from './of-whom-store.server.ts'

/**
 * The views of a list with the names of those whose records it shows, as one value of JSON that
 * `viewsAndWhomIn` understands.
 * @param views as `viewsBeside` has them
 * @throws AppError `forbidden`
 */
export function viewsAndWhom(
  actor: Actor,
  whom: OfWhom,
  views: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (isOfSomebody(whom)) requireStaff(actor, 'people')
  return besideNames(views, whom)
}

/** What `viewsAndWhom` has read. */
export function viewsAndWhomIn(value: unknown) {
  const { views, whom } = value as { views: unknown; whom: WhomNames }
  return { views: viewsIn(views), whom }
}
