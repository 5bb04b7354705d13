import type { ArticleHeading } from '#app/features/insights/insight.ts'

export const portalHelpPath = '/dashboard/help'
export const publicHelpPath = '/help'
/** Answers what fits the title of a new ticket. */
export const helpOffersPath = '/dashboard/support/new/help'

/** A help article in a list. */
export type HelpRow = {
  id: string
  slug: string
  title: string
  excerpt: string | null
  updated_at: string
  /** Whether it is for the reader's client alone. */
  is_own: boolean
}

/** A help article as it is read. */
export type HelpArticle = Omit<HelpRow, 'id'> & { html: string; headings: ArticleHeading[] }

/** An article that may answer what somebody types. */
export type HelpOffer = { slug: string; title: string; excerpt: string | null }

/** The most articles that are offered. */
export const offersShown = 3
/** Shorter titles say too little to find anything. */
export const leastLetters = 4
