import type { VisitOrigin } from './visit-origin.ts'

/** How often a page was seen on one day (UTC) by visitors who came from one origin. */
export type VisitCount = VisitOrigin & {
  day: string
  path: string
  /** Views of the page. */
  views: number
  /** Views that began a visit, because the page before was not one of ours. */
  visits: number
}
