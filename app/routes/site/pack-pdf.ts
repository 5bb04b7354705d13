import { dependsOnCompany } from '#app/features/company/company-facts-service.server.ts'
import { readPackPdf } from '#app/features/company/pack-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { pack } from '#content/procurement-pack.ts'
import type { Route } from './+types/pack-pdf'

export async function loader({ context }: Route.LoaderArgs) {
  const bytes = await dependsOnCompany(context, readPackPdf(context.get(appContext)))
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${pack.file}.pdf"`,
    },
  })
}
