import { readDownload } from '#app/features/downloads/download-service.server.ts'
import { isDownload } from '#app/features/downloads/downloads.ts'
import { requireAddress } from '#app/platform/one-address.server.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/download'

/** A document of the site as PDF, kept in memory as the pages are. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (isDownload(params.name)) requireAddress(request, `/downloads/${params.name}.pdf`)
  const download = await readDownload(context, params.name)
  if (!download) throw new Response('Not found', { status: 404 })
  const file = `${company.name.toLowerCase()}-${params.name}.pdf`
  return new Response(download.bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      // Search engines list the page in place of the document.
      Link: `<${download.page}>; rel="canonical"`,
    },
  })
}
