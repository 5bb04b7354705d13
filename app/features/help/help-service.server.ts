import { articleToShow, articleToStore } from '#app/features/insights/insight-service.server.ts'
import type { Published } from '#app/features/public-projects/public-project.ts'
import { readList, readRows } from '#app/lists/read-list.server.ts'
import { requireClient, requireStaff } from '#app/platform/access.ts'
import { type Actor, visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { beginningOf, cleanText } from '#app/platform/clean-text.ts'
import type { Reader } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isSlug } from '#app/platform/identifier.ts'
import { countHit } from '#app/platform/rate-limit.server.ts'
import { type HelpArticle, type HelpOffer, leastLetters, offersShown } from './help.ts'
import {
  type PortalHelpQuery,
  type PublicHelpQuery,
  portalHelpList,
  publicHelpList,
} from './help-list-query.ts'
import { portalHelp, publicHelp } from './help-list-store.server.ts'
import {
  selectHelpArticle,
  selectHelpOffers,
  selectMovedHelp,
  selectPublicHelp,
  selectPublishedHelp,
} from './help-store.server.ts'

/** One page of the articles that the actor's client may read. @throws AppError `forbidden` */
export async function listPortalHelp(app: App, actor: Actor, query: PortalHelpQuery) {
  const source = portalHelp(requireClient(actor).clientId, query.search)
  return app.db.read(actor, (tx) => readList(tx, portalHelpList, query, source))
}

type Found = { article: HelpArticle } | { movedTo: string }

/**
 * The article with this slug that the actor's client may read, or the slug that it has now.
 * @throws AppError `forbidden`, `not_found`
 */
export async function findPortalHelp(app: App, actor: Actor, slug: string): Promise<Found> {
  requireClient(actor)
  const found = await app.db.read(actor, (tx) => findIn(tx, slug))
  if (!found) throw new AppError('not_found', 'Not found')
  return found
}

/** One page of the articles that everybody may read, for every actor alike, because the page is cached. */
export const listPublicHelp = (app: Pick<App, 'db'>, query: PublicHelpQuery) =>
  app.db.as(visitor, (tx) => readRows(tx, publicHelpList, query, publicHelp))

/** The public article with this slug, or the slug that it has now. */
export const findPublicHelp = (app: Pick<App, 'db'>, slug: string) =>
  app.db.asVisitor((tx) => findIn(tx, slug))

/** The first public articles, with their texts. */
export async function firstHelp(app: Pick<App, 'db'>, limit: number) {
  const rows = await app.db.asVisitor((tx) => selectPublicHelp(tx, limit))
  return rows.map(({ content, ...row }) => ({ ...row, html: articleToStore(content) }))
}

/** Addresses for the site map. */
export function publishedHelp(app: Pick<App, 'db'>, limit: number): Promise<Published[]> {
  return app.db.asVisitor((tx) => selectPublishedHelp(tx, limit))
}

async function findIn(tx: Reader, slug: string): Promise<Found | null> {
  if (!isSlug(slug)) return null
  const row = await selectHelpArticle(tx, slug)
  if (row) {
    const { content, ...article } = row
    return { article: { ...article, ...articleToShow(content) } }
  }
  const movedTo = await selectMovedHelp(tx, slug)
  return movedTo ? { movedTo } : null
}

/** Somebody who types gets two answers a second at most. */
const limit = { hits: 120, seconds: 60 }

/**
 * The articles that fit what is typed as the title of a ticket.
 * @throws AppError `forbidden`, `rate_limited`
 */
export async function offerHelp(app: App, actor: Actor, typed: string): Promise<HelpOffer[]> {
  const { userId } = requireClient(actor)
  const words = beginningOf(String(cleanText(typed) ?? ''), 200)
  if (words.length < leastLetters) return []
  await countHit(app, `help-offers:${userId}`, limit, app.now())
  return app.db.read(actor, (tx) => selectHelpOffers(tx, words, offersShown))
}

type Typed = Record<string, string | undefined>

/** An article made from the values of a form; nothing is stored. @throws AppError `forbidden` */
export function previewHelp(app: App, actor: Actor, typed: Typed): HelpArticle {
  requireStaff(actor, 'content')
  return {
    ...articleToShow(typed.content ?? ''),
    slug: typed.slug ?? '',
    title: typed.title ?? '',
    excerpt: typed.excerpt || null,
    updated_at: app.now().toISOString(),
    is_own: typed.audience === 'client',
  }
}
