import { openAcr, openAcrFile } from '#app/features/accessibility/openacr.server.ts'
import { accessibilityReport as report } from '#app/features/accessibility/report.server.ts'
import { printReport } from '#app/features/accessibility/report-pdf.server.ts'
import {
  companyFacts,
  dependsOnCompany,
} from '#app/features/company/company-facts-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { requireAddress } from '#app/platform/one-address.server.ts'
import { accessibilityWords as words } from '#content/accessibility.ts'
import type { Route } from './+types/accessibility-file'

const files = ['report.pdf', 'openacr.yaml']

/** The report as a file, kept in memory as the pages are. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (files.includes(params.file)) requireAddress(request, `/accessibility/${params.file}`)
  const app = context.get(appContext)
  const { origin } = new URL(app.config.baseUrl)
  if (params.file === 'report.pdf')
    return new Response(await printReport(report, origin), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${words.print.file}.pdf"`,
      },
    })
  if (params.file !== 'openacr.yaml') throw new Response('Not found', { status: 404 })
  const { telephone } = await dependsOnCompany(context, companyFacts(app))
  return new Response(await openAcrFile(openAcr(report, { origin, telephone })), {
    headers: {
      // RFC 9512
      'Content-Type': 'application/yaml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.openAcr.file}"`,
    },
  })
}
