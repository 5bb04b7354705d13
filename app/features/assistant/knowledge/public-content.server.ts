import { publicHelpPath } from '#app/features/help/help.ts'
import { firstHelp } from '#app/features/help/help-service.server.ts'
import { articlePlaces, newestInsights } from '#app/features/insights/insight-service.server.ts'
import { firstProjects } from '#app/features/public-projects/public-project-service.server.ts'
import { nextAppearance } from '#app/features/public-projects/published-content-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { caseStudy } from '#content/public-projects.ts'
import type { Passage } from '../assistant.ts'
import { passagesOfArticle, passagesOfProject } from './publication-passages.ts'
import { type PublicationTexts, textsOfArticle, textsOfProject } from './publication-texts.ts'

/** At most this many insights (the newest), projects (the first) and public help articles are indexed, to limit the work. */
const mostOfEach = 100
const mostPassages = 3_000

export type PublicContent = {
  passages: Passage[]
  /** What the published insights, case studies and help articles say. */
  publications: PublicationTexts[]
  /** When each of them was changed last, by its address. */
  changed: Map<string, string>
  /** When the public content changes next by a date. */
  until: Date
}

/** Reads everything that a visitor may read now. */
export async function readPublicContent(
  app: Pick<App, 'db' | 'now'>,
  ofSite: (day: Date) => Passage[] | Promise<Passage[]>,
): Promise<PublicContent> {
  const now = app.now()
  const waiting = await nextAppearance(app)
  const insights = await newestInsights(app, mostOfEach)
  const help = await firstHelp(app, mostOfEach)
  const articles = [
    ...insights.map((one) => ({ ...one, path: `/blog/${one.slug}` })),
    ...help.map((one) => ({ ...one, path: `${publicHelpPath}/${one.slug}` })),
  ]
  const projects = await firstProjects(app, mostOfEach)
  const published = [
    ...projects.flatMap((project) =>
      passagesOfProject(project, { ...caseStudy, kpis: caseStudy.metrics }),
    ),
    ...articles.flatMap((article) => passagesOfArticle(article, articlePlaces(article.html))),
  ]
  const midnight = new Date(now.toISOString().slice(0, 10))
  midnight.setUTCDate(midnight.getUTCDate() + 1)
  return {
    passages: once([...(await ofSite(now)), ...published.slice(0, mostPassages)]),
    publications: [...articles.map(textsOfArticle), ...projects.map(textsOfProject)],
    changed: new Map([
      ...articles.map(({ path, updated_at }) => [path, updated_at] as const),
      ...projects.map(({ slug, updated_at }) => [`/projects/${slug}`, updated_at] as const),
    ]),
    until: waiting && waiting < midnight ? new Date(Math.max(+waiting, +now + 1_000)) : midnight,
  }
}

function once(passages: readonly Passage[]): Passage[] {
  return [...new Map(passages.map((passage) => [passage.id, passage])).values()]
}
