import type { Label } from '#app/features/showcase/public-project.ts'

/** A picture of our own, with its measure, so that nothing shifts while it arrives. */
export type InsightImage = { url: string; alt: string; width: number; height: number }

/** A published insight as the list shows it. */
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

/** With its picture: the first of the list is featured. */
export type FeaturedInsight = InsightCard & { image: InsightImage | null }

export type InsightRow = FeaturedInsight & { content: string; updated_at: string }

/** A part of an article, as its list of contents names it. */
export type ArticleHeading = { id: string; text: string }

/** An insight as another page points to it. */
export type InsightPointer = {
  slug: string
  title: string
  published_at: string
  content_type: Label | null
}

export const insightsPerPage = 12
export const relatedInsights = 3
export const feedLength = 20
