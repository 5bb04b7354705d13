import { findShareImage } from '#app/features/site/share-image.server.ts'
import type { Route } from './+types/share-image'

export async function loader({ request, params }: Route.LoaderArgs) {
  const image = await findShareImage(`/share/${params.name}.png`)
  if (!image) throw new Response('Not found', { status: 404 })
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=86400',
    ETag: image.etag,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (known.includes(image.etag)) return new Response(null, { status: 304, headers })
  return new Response(image.png, { headers })
}
