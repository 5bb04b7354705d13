import { siteMap } from '#content/site-map.ts'
import type { PageChoice } from './staff-answer.ts'

/** The site's own pages, which may prove an answer. */
export const pageChoices: readonly PageChoice[] = Object.entries(siteMap).map(
  ([path, { name }]) => ({ path, title: name }),
)
