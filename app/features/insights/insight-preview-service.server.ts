import {
  findRelatedProject,
  readFiling,
} from '#app/features/public-projects/public-project-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanArticle } from './article-html.server.ts'
import type { Insight } from './insight-service.server.ts'
import { selectRelatedInsights } from './insight-store.server.ts'

type Typed = Record<string, string | undefined>

/**
 * Renders an insight from the values of a form; nothing is stored.
 * @param id of the stored insight, which is left out of its own related insights
 * @throws AppError `forbidden`
 */
export async function previewInsight(
  app: App,
  actor: Actor,
  id: string | null,
  typed: Typed,
): Promise<Insight> {
  requireStaff(actor, 'content')
  const now = app.now().toISOString()
  const ids = (typed.capabilities ?? '').split(' ').filter(Boolean)
  return app.db.as(actor, async (tx) => {
    const type = typed.contentType || null
    const { term, capabilities } = await readFiling(tx, 'content_types', type, ids)
    const topics = capabilities.map(({ slug }) => slug)
    const image = {
      url: typed.imageUrl ?? '',
      alt: typed.imageAlt ?? '',
      width: Number(typed.imageWidth) || 1200,
      height: Number(typed.imageHeight) || 675,
    }
    return {
      ...cleanArticle(typed.content ?? ''),
      id: id ?? '',
      slug: typed.slug ?? '',
      title: typed.title ?? '',
      excerpt: typed.excerpt || null,
      author: typed.author || null,
      content_type: term,
      capabilities,
      published_at: typed.publishedOn ? `${typed.publishedOn}T00:00:00+00:00` : now,
      updated_at: now,
      image: image.url ? image : null,
      related: topics.length > 0 ? await selectRelatedInsights(tx, topics, id) : [],
      project: await findRelatedProject(tx, topics),
    }
  })
}
