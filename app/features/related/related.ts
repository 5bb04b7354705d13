import type { InsightPointer } from '#app/features/insights/insight.ts'
import type { ProjectPointer } from '#app/features/public-projects/public-project.ts'
import type { SitePath } from '#content/site-map.ts'

/** What a page leads to: case studies and insights, or the pages that a publication is about. */
export type Related = {
  projects: ProjectPointer[]
  insights: InsightPointer[]
  pages: SitePath[]
}

export const relatedProjects = 2
export const relatedSolutions = 2
