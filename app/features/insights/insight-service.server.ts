import type { ProjectPointer, Published, Term } from '#app/features/showcase/public-project.ts'
import {
  findRelatedProject,
  listCapabilities,
} from '#app/features/showcase/public-project-service.server.ts'
import { visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cutPage } from '#app/platform/keyset.ts'
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
  selectContentTypes,
  selectInsight,
  selectInsights,
  selectMovedInsight,
  selectNewestInsights,
  selectPublishedInsights,
  selectRelatedInsights,
} from './insight-store.server.ts'

type InsightList = {
  /** The newest of all, on the first page only. */
  featured: FeaturedInsight | null
  insights: InsightCard[]
  next: string | null
  types: Term[]
  capabilities: Term[]
}

/** One page of the list, as a visitor sees it, whoever asks: the page is shown to everyone. */
export async function listInsights(
  app: Pick<App, 'db'>,
  { type, capability, list }: InsightQuery,
): Promise<InsightList> {
  return app.db.as(visitor, async (tx) => {
    const [types, capabilities] = await Promise.all([selectContentTypes(tx), listCapabilities(tx)])
    const idOf = (terms: Term[], slug: string | null) =>
      slug === null ? null : terms.find((term) => term.slug === slug)?.id
    const [typeId, capabilityId] = [idOf(types, type), idOf(capabilities, capability)]
    const known = typeId !== undefined && capabilityId !== undefined
    const found = known ? await selectInsights(tx, { typeId, capabilityId, list }) : []
    const { rows, next } = cutPage(found, {}, insightsPerPage + (list.after ? 0 : 1))
    const [first, ...others] = rows
    const featured = list.after ? null : (first ?? null)
    const shown = featured ? others : rows
    return {
      featured,
      insights: shown.map(({ image: _, ...card }) => card),
      next,
      types,
      capabilities,
    }
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

/** The published insight of this address with what goes with it, or the address it has moved to. */
export async function findInsight(app: Pick<App, 'db'>, slug: string): Promise<Found> {
  return app.db.as(visitor, async (tx) => {
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

/** The newest insights on these capabilities, to read beside something else. */
export async function insightsOn(
  app: Pick<App, 'db'>,
  capabilities: readonly string[],
): Promise<InsightPointer[]> {
  if (capabilities.length === 0) return []
  return app.db.as(visitor, (tx) => selectRelatedInsights(tx, capabilities, null))
}

/** The newest insights in full, as the feeds carry them. */
export async function newestInsights(
  app: Pick<App, 'db'>,
  limit = feedLength,
): Promise<FeedInsight[]> {
  const rows = await app.db.as(visitor, (tx) => selectNewestInsights(tx, limit))
  return rows.map(({ content, ...row }) => ({ ...row, html: sanitizeArticle(content) }))
}

/** Addresses for search engines, newest first. */
export function publishedInsights(app: Pick<App, 'db'>, limit: number): Promise<Published[]> {
  return app.db.as(visitor, (tx) => selectPublishedInsights(tx, limit))
}

/** An article's HTML as it may be stored, for whoever writes one. */
export function articleToStore(html: string): string {
  return sanitizeArticle(html)
}
