import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { readTrust } from '#app/features/company/trust-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Kept } from '#content/legal/privacy.ts'
import { factSources } from './fact-sources.ts'
import { factsOf } from './facts-of.ts'

/** The facts that are true now. */
export async function readSiteFacts(
  app: Pick<App, 'db' | 'config' | 'now' | 'pageTexts'>,
  kept: Kept,
): Promise<Fact[]> {
  const [copies, report] = await Promise.all([app.pageTexts.copies(), readTrust(app)])
  return factsOf(factSources(copies, report, kept))
}
