import type { App } from '#app/platform/app.server.ts'
import { illustrationSize } from '#app/ui/illustration.ts'
import { sanitizeArticle } from './article-html.server.ts'
import { insertInsights, lockEmptyInsights } from './sample-insights-store.server.ts'

export type SampleInsights = {
  contentTypes: readonly { name: string; slug: string }[]
  insights: readonly {
    slug: string
    title: string
    excerpt: string
    author: string
    contentType: string
    capabilities: readonly string[]
    publishedAt: string | null
    isPublished: boolean
    image: { figure: string; alt: string }
    content: string
  }[]
}

/**
 * Adds sample insights to a new installation. Does nothing when there is any insight, so that
 * samples that staff deleted do not come back.
 */
export async function addSampleInsights(
  app: Pick<App, 'db'>,
  { contentTypes, insights }: SampleInsights,
): Promise<void> {
  await app.db.system(async (tx) => {
    if (!(await lockEmptyInsights(tx))) return
    const rows = insights.map(({ image, content, ...insight }) => ({
      ...insight,
      content: sanitizeArticle(content),
      url: `/illustrations/${image.figure}.svg`,
      alt: image.alt,
      ...illustrationSize,
    }))
    await insertInsights(tx, contentTypes, rows)
  })
}
