import type { Label } from '#app/features/public-projects/public-project.ts'
import { sampleAuthor } from '#content/insights.ts'

/** An uploaded picture with width and height, so that the layout does not shift while it loads. */
export type InsightImage = { url: string; alt: string; width: number; height: number }

/** A published insight as a list shows it. */
export type InsightCard = {
  id: string
  slug: string
  title: string
  excerpt: string | null
  author: string | null
  published_at: string
  content_type: Label | null
  capabilities: Label[]
}

/** An insight with its picture, for the first one of the list. */
export type FeaturedInsight = InsightCard & { image: InsightImage | null }

/** Whether a by-line says that nobody has signed the insight, in whatever case it was typed. */
export const isSampleAuthor = (author: string | null): boolean =>
  author?.trim().toLowerCase() === sampleAuthor.toLowerCase()

export type InsightRow = FeaturedInsight & { content: string; updated_at: string }

/** A heading in an article's list of contents. */
export type ArticleHeading = { id: string; text: string }

/** An insight as other pages link to it. */
export type InsightPointer = {
  slug: string
  title: string
  published_at: string
  content_type: Label | null
}

export const insightsPerPage = 12
export const relatedInsights = 3
export const feedLength = 20
