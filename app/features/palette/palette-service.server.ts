import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import type { PaletteAnswer, PaletteGroup } from './palette.ts'
import { entriesOf, groupsOf } from './palette-groups.ts'
import { actionsFor, pagesFor } from './palette-places.ts'
import { askedOf, swappedOf } from './palette-query.ts'
import { selectFound, selectRecent } from './palette-store.server.ts'

/** More searches than a person can type: a program that reads out every record is stopped. */
const perAccount: Limit = { hits: 300, seconds: 60 }
const mostRecent = 8
const mostActions = 6
const mostPages = 5
/** From this tier on the words are only somewhere within a name. */
const wordBeginnings = 4
/** A name that is only similar. */
const onlyAlike = 6

/**
 * What the actor means by these words: records, pages and actions of the panel. Without words what they
 * have opened last. One statement; where nothing has the words, a second one for two letters that were swapped.
 *
 * @param words as `readPaletteWords` gives them
 * @param most of each kind of record
 * @throws AppError `forbidden`, `rate_limited`
 */
export async function findAnything(
  app: App,
  actor: Actor,
  words: string,
  most: number,
): Promise<PaletteAnswer> {
  const { userId } = requireStaff(actor, 'overview')
  await countHit(app, `palette:${userId}`, perAccount, app.now())
  if (!words) return { words, groups: await recentFor(app, actor), isAlike: false }
  const pages = pagesFor(words, mostPages)
  // Words that are the name of a page are not a mistyped name of a record.
  const isPlace = pages.length > 0 || actionsFor(words, [], 1).isMeant
  const found = await app.db.read(actor, async (tx) => {
    const exact = await selectFound(tx, askedOf(words), !isPlace, most)
    if (isPlace || exact.some(({ tier }) => tier < onlyAlike)) return exact
    const swapped = swappedOf(words)
    const meant = swapped.length > 0 ? await selectFound(tx, swapped, false, most) : []
    const alike = meant.filter(({ tier }) => tier < wordBeginnings)
    return [...alike.map((one) => ({ ...one, tier: onlyAlike })), ...exact]
  })
  const isAlike = found.length > 0 && found.every(({ tier }) => tier >= onlyAlike)
  const records = groupsOf(found, most)
  const best = Math.min(...found.map(({ tier }) => tier))
  const subjects = isAlike ? [] : found.filter(({ tier }) => tier < wordBeginnings)
  const { groups: actions, isMeant } = actionsFor(words, subjects, mostActions)
  // Pages and actions come after records with this name, and before records that only contain the letters.
  const first = isMeant || best >= wordBeginnings
  const groups = first ? [...actions, ...pages, ...records] : [...records, ...pages, ...actions]
  return { words, groups, isAlike }
}

async function recentFor(app: App, actor: Actor): Promise<PaletteGroup[]> {
  const recent = await app.db.read(actor, (tx) => selectRecent(tx, mostRecent))
  const entries = entriesOf(recent, true)
  const { groups } = actionsFor('', [], mostActions)
  return entries.length > 0 ? [{ key: 'recent', entries }, ...groups] : groups
}
