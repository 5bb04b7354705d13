import { relatedInsights } from '#app/features/insights/insight.ts'
import type { App } from '#app/platform/app.server.ts'
import { isSlug } from '#app/platform/identifier.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { pageSubjects, solutionSubjects } from '#content/subjects.ts'
import { type Related, relatedProjects, relatedSolutions } from './related.ts'
import { selectInsightsOn, selectPagesOf, selectProjectsOn } from './related-store.server.ts'

const none: Related = { projects: [], insights: [], pages: [] }

/**
 * What the page at this address leads to: a page with a subject to what is published on it, a
 * published record to the solutions and capabilities that it is about. Read as a visitor, for every
 * actor, because the page is cached.
 */
export function relatedTo(app: Pick<App, 'db'>, pathname: string): Promise<Related> {
  const subject = pageSubjects[pathname as SitePath]
  const [, list, slug, ...more] = pathname.split('/')
  return app.db.asVisitor(async (tx) => {
    if (subject) {
      const [projects, insights] = await Promise.all([
        selectProjectsOn(tx, { ...subject, limit: relatedProjects }),
        selectInsightsOn(tx, { ...subject, limit: relatedInsights }),
      ])
      return { ...none, projects, insights }
    }
    if (!list || !slug || !isSlug(slug) || more.length > 0) return none
    const subjects = Object.entries(solutionSubjects).map(([path, one]) => ({ path, ...one }))
    const found = await selectPagesOf(tx, { list, slug }, subjects)
    const solutions = nearest(found.filter(({ nearness }) => nearness > 0))
    const capabilities = found.filter(({ nearness }) => nearness === 0)
    const pages = [...solutions, ...capabilities].map(({ path }) => path).filter(hasPage)
    return { ...none, pages }
  })
}

/** The nearest pages: one that is less than half as near as the first is about something else. */
function nearest<Found extends { nearness: number }>(found: readonly Found[]): Found[] {
  const least = (found[0]?.nearness ?? 0) / 2
  return found.filter(({ nearness }) => nearness >= least).slice(0, relatedSolutions)
}

const hasPage = (path: string): path is SitePath => path in siteMap
