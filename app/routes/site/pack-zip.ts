import { readPackZip } from '#app/features/company/pack-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { pack } from '#content/procurement-pack.ts'
import type { Route } from './+types/pack-zip'

export async function loader({ context }: Route.LoaderArgs) {
  const content = await readPackZip(context.get(appContext), context.get(actorContext))
  return new Response(content, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${pack.file}.zip"`,
      'Cache-Control': 'private, no-store, no-transform',
    },
  })
}
