import { findInsight } from '#app/features/insights/insight-service.server.ts'
import { findProject } from '#app/features/public-projects/public-project-service.server.ts'
import { publishedCard } from '#app/features/site/published-card.ts'
import { sharedPage, siteCard } from '#app/features/site/share-image.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { appContext } from '#app/platform/context.ts'
import { isKnown } from '#app/platform/known-etag.ts'
import type { Route } from './+types/share-image'

/** A published record has a share image as long as it is public. */
async function findCard(app: App, name: string) {
  const page = sharedPage(`/share/${name}.png`)
  if (page) return siteCard(`/share/${name}.png`, (await app.pageTexts.of(page))?.texts)
  const [, folder, slug] = /^(blog|projects)-([a-z0-9-]{1,120})$/.exec(name) ?? []
  if (!slug) return undefined
  if (folder === 'blog') {
    const found = await findInsight(app, slug)
    return found && 'insight' in found ? publishedCard.insight(found.insight) : undefined
  }
  const found = await findProject(app, slug)
  return found && 'project' in found ? publishedCard.project(found.project) : undefined
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const card = await findCard(app, params.name)
  if (!card) throw new Response('Not found', { status: 404 })
  const image = await app.shareImages.find(card)
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=86400',
    ETag: image.etag,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (isKnown(request.headers.get('if-none-match'), image.etag))
    return new Response(null, { status: 304, headers })
  return new Response(image.png, { headers })
}
