import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { readTrust } from '#app/features/company/trust-service.server.ts'
import { referenceLine } from '#app/features/references/reference.ts'
import { shownReferences } from '#app/features/references/shown-references-service.server.ts'
import { shownTeam } from '#app/features/references/team-member-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Kept } from '#content/legal/privacy.ts'
import { factSources } from './fact-sources.ts'
import { factsOf } from './facts-of.ts'

/** The facts that are true now. */
export async function readSiteFacts(
  app: Pick<App, 'db' | 'config' | 'now' | 'pageTexts'>,
  kept: Kept,
): Promise<Fact[]> {
  const [copies, report, references, team] = await Promise.all([
    app.pageTexts.copies(),
    readTrust(app),
    shownReferences(app),
    shownTeam(app),
  ])
  const shown = {
    clients: references.map(referenceLine),
    team: team.map(({ full_name, role }) => `${full_name}, ${role}`),
  }
  return factsOf(factSources(copies, report, kept, shown))
}
