import { publicHelpPath } from '#app/features/help/help.ts'
import { publishedHelp } from '#app/features/help/help-service.server.ts'
import { publishedInsights } from '#app/features/insights/insight-service.server.ts'
import { publishedProjects } from '#app/features/public-projects/public-project-service.server.ts'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import { publicText } from '#app/features/site/public-text.ts'
import { type SitemapEntry, sitemapXml, sitePages } from '#app/features/site/sitemap.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/sitemap'

/** A sitemap may contain 50,000 addresses; the newest of each kind are included. */
const mostOfEach = 22_000
const mostHelp = 5_000

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const reading = Promise.all([
    publishedProjects(app, mostOfEach),
    publishedInsights(app, mostOfEach),
    publishedHelp(app, mostHelp),
  ])
  const [projects, insights, help] = await dependsOnPublished(context, reading)
  const entries = (folder: string, pages: { slug: string; changed: string }[]): SitemapEntry[] =>
    pages.map(({ slug, changed }) => ({ path: `${folder}/${slug}`, changed: new Date(changed) }))
  const all = [
    ...sitePages,
    ...entries('/projects', projects),
    ...entries('/blog', insights),
    // The list is not in the site map, because at first there may be none.
    ...(help.length > 0 ? [{ path: publicHelpPath }] : []),
    ...entries(publicHelpPath, help),
  ]
  return publicText(sitemapXml(app.config.baseUrl, all), 'application/xml')
}
