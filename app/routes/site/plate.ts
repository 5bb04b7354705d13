import { findPlate, readPlateInks } from '#app/features/site/plate.server.ts'
import styles from '#app/styles.css?raw'
import theme from '#app/ui/theme.css?raw'
import type { Route } from './+types/plate'

const inks = readPlateInks(theme, styles)

export function loader({ request, params }: Route.LoaderArgs) {
  const plate = findPlate(params.name, inks)
  if (!plate) throw new Response('Not found', { status: 404 })
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=604800',
    ETag: plate.etag,
  }
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (known.includes(plate.etag)) return new Response(null, { status: 304, headers })
  return new Response(plate.svg, { headers })
}
