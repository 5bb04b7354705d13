import type { RawBuilder } from 'kysely'
import { viewsIn } from '#app/features/saved-views/saved-view-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { OfWhom, WhomNames } from './of-whom.ts'
import { besideNames, isOfSomebody } from './of-whom-store.server.ts'

/** For the stores of such lists, whose services have checked access. */
export {
  isOfSomebody,
  isTheirAccount,
  isTheirAddress,
  isTheirConversation,
} from './of-whom-store.server.ts'

/**
 * The names of those whose records a list shows, with what else its page reads, as one value of JSON that
 * `besideWhomIn` understands.
 * @param other its views as `viewsBeside` has them, or another value
 * @throws AppError `forbidden`
 */
export function besideWhom(
  actor: Actor,
  whom: OfWhom,
  other: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (isOfSomebody(whom)) requireStaff(actor, 'people')
  return besideNames(other, whom)
}

/** What `besideWhom` has read. */
export const besideWhomIn = (value: unknown) => value as { other: unknown; whom: WhomNames }

/** The same of a list beside whose names its views were read. */
export function viewsAndWhomIn(value: unknown) {
  const { other, whom } = besideWhomIn(value)
  return { views: viewsIn(other), whom }
}
