import { findIllustration, readIllustrationInks } from '#app/features/site/illustration.server.ts'
import { isKnown } from '#app/platform/known-etag.ts'
import styles from '#app/styles.css?raw'
import theme from '#app/ui/theme.css?raw'
import type { Route } from './+types/illustration'

const inks = readIllustrationInks(theme, styles)

export function loader({ request, params }: Route.LoaderArgs) {
  const illustration = findIllustration(params.name, inks)
  if (!illustration) throw new Response('Not found', { status: 404 })
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=604800',
    ETag: illustration.etag,
  }
  if (isKnown(request.headers.get('if-none-match'), illustration.etag))
    return new Response(null, { status: 304, headers })
  return new Response(illustration.svg, { headers })
}
