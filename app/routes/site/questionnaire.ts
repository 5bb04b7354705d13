import { dependsOnCompany } from '#app/features/company/company-facts-service.server.ts'
import { readQuestionnaire } from '#app/features/company/pack-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { pack } from '#content/procurement-pack.ts'
import type { Route } from './+types/questionnaire'

export async function loader({ context }: Route.LoaderArgs) {
  const table = await dependsOnCompany(context, readQuestionnaire(context.get(appContext)))
  return new Response(table, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${pack.zip.questionnaire}"`,
    },
  })
}
