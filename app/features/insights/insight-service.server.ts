import {
  chosenTerm,
  type FilterTerm,
  namesOfToday,
  type ProjectPointer,
  type Published,
} from '#app/features/public-projects/public-project.ts'
import {
  findRelatedProject,
  listFilterTerms,
} from '#app/features/public-projects/public-project-service.server.ts'
import { cutPage } from '#app/lists/read-list.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { isSlug } from '#app/platform/identifier.ts'
import { cleanArticle, sanitizeArticle } from './article-html.server.ts'
import type { FeedInsight } from './feed/feed.ts'
import {
  type ArticleHeading,
  type FeaturedInsight,
  feedLength,
  type InsightCard,
  type InsightPointer,
  insightsPerPage,
} from './insight.ts'
import type { InsightQuery } from './insight-query.ts'
import {
  selectInsight,
  selectInsights,
  selectMovedInsight,
  selectNewestInsights,
  selectPublishedInsights,
  selectRelatedInsights,
} from './insight-store.server.ts'

type InsightList = {
  /** The newest insight, on the first page only. */
  featured: FeaturedInsight | null
  insights: InsightCard[]
  next: string | null
  types: FilterTerm[]
  capabilities: FilterTerm[]
}

/**
 * One page of the list as a visitor sees it, for every actor, because the page is cached. A filter
 * by a former slug is answered with the current one.
 */
export async function listInsights(
  app: Pick<App, 'db'>,
  { type, capability, after }: InsightQuery,
): Promise<{ list: InsightList; movedTo: Partial<Record<'type' | 'capability', string>> | null }> {
  return app.db.asVisitor(async (tx) => {
    const [types, capabilities] = await Promise.all([
      listFilterTerms(tx, 'content_types', type),
      listFilterTerms(tx, 'capabilities', capability),
    ])
    const typeId = type === null ? null : chosenTerm(types)?.id
    const capabilityId = capability === null ? null : chosenTerm(capabilities)?.id
    const known = typeId !== undefined && capabilityId !== undefined
    const found = known ? await selectInsights(tx, { typeId, capabilityId, after }) : []
    const { rows, next } = cutPage(found, {}, insightsPerPage + (after ? 0 : 1))
    const [first, ...others] = rows
    const featured = after ? null : (first ?? null)
    const shown = featured ? others : rows
    const insights = shown.map(({ image: _, ...card }) => card)
    const movedTo = namesOfToday({ type, capability }, { type: types, capability: capabilities })
    return { list: { featured, insights, next, types, capabilities }, movedTo }
  })
}

export type Insight = FeaturedInsight & {
  html: string
  headings: ArticleHeading[]
  updated_at: string
  related: InsightPointer[]
  project: ProjectPointer | null
}
type Found = { insight: Insight } | { movedTo: string } | null

/** The published insight with this slug and its related content, or the address it has moved to. */
export async function findInsight(app: Pick<App, 'db'>, slug: string): Promise<Found> {
  if (!isSlug(slug)) return null
  return app.db.asVisitor(async (tx) => {
    const row = await selectInsight(tx, slug)
    if (!row) {
      const movedTo = await selectMovedInsight(tx, slug)
      return movedTo ? { movedTo } : null
    }
    const { content, ...insight } = row
    const topics = row.capabilities.map((one) => one.slug)
    const [related, project] = await Promise.all([
      topics.length > 0 ? selectRelatedInsights(tx, topics, row.id) : [],
      findRelatedProject(tx, topics),
    ])
    return { insight: { ...insight, ...cleanArticle(content), related, project } }
  })
}

/** The newest insights on these capabilities, for links from other pages. */
export async function insightsOn(
  app: Pick<App, 'db'>,
  capabilities: readonly string[],
): Promise<InsightPointer[]> {
  if (capabilities.length === 0) return []
  return app.db.asVisitor((tx) => selectRelatedInsights(tx, capabilities, null))
}

/** The newest insights with their full text, for the feeds. */
export async function newestInsights(
  app: Pick<App, 'db'>,
  limit = feedLength,
): Promise<FeedInsight[]> {
  const rows = await app.db.asVisitor((tx) => selectNewestInsights(tx, limit))
  return rows.map(({ content, ...row }) => ({ ...row, html: sanitizeArticle(content) }))
}

/** The ids that the headings of a cleaned article have on its page. */
export const articlePlaces = (html: string) => cleanArticle(html).headings

/** Addresses for the site map, newest first. */
export function publishedInsights(app: Pick<App, 'db'>, limit: number): Promise<Published[]> {
  return app.db.asVisitor((tx) => selectPublishedInsights(tx, limit))
}

/** An article's HTML, cleaned and ready to be shown, with the headings of its list of contents. */
export const articleToShow = (html: string) => cleanArticle(html)

/** Cleans an article's HTML before it is stored. */
export function articleToStore(html: string): string {
  return sanitizeArticle(html)
}
