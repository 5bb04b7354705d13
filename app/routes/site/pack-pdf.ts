import { dependsOnCompany } from '#app/features/company/company-facts-service.server.ts'
import { readPackPdf } from '#app/features/company/pack-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { requireAddress } from '#app/platform/one-address.server.ts'
import { pack } from '#content/procurement-pack.ts'
import type { Route } from './+types/pack-pdf'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAddress(request, '/procurement/pack.pdf')
  const bytes = await dependsOnCompany(context, readPackPdf(context.get(appContext)))
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${pack.file}.pdf"`,
    },
  })
}
