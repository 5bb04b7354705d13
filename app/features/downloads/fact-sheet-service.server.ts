import type { RouterContextProvider } from 'react-router'
import { readPublishedTexts } from '#app/features/page-copy/page-copy-service.server.ts'
import { withTexts } from '#app/features/page-copy/with-texts.ts'
import { appContext } from '#app/platform/context.ts'
import { aiAutomation } from '#content/capabilities/ai-automation.ts'
import { cloudInfrastructure } from '#content/capabilities/cloud-infrastructure.ts'
import { digitalIdentity } from '#content/capabilities/digital-identity.ts'
import { capabilities, listedCapability } from '#content/capabilities/overview.ts'
import type { DetailCopy } from '#content/page-copy.ts'
import type { SitePath } from '#content/site-map.ts'
import { aftrlife } from '#content/solutions/aftrlife.ts'
import { construction } from '#content/solutions/construction.ts'
import { evisa } from '#content/solutions/evisa.ts'
import { governance } from '#content/solutions/governance.ts'
import { healthcare } from '#content/solutions/healthcare.ts'
import { listedSolution, solutions } from '#content/solutions/overview.ts'
import type { FactSheetPage } from './downloads.ts'
import { type FactSheet, factSheetOf } from './fact-sheet.ts'

/** The release's copy of each page. */
export const factSheetCopies: Record<FactSheetPage, DetailCopy> = {
  '/solutions/evisa': evisa,
  '/solutions/governance': governance,
  '/solutions/healthcare': healthcare,
  '/solutions/aftrlife': aftrlife,
  '/solutions/construction': construction,
  '/capabilities/ai-automation': aiAutomation,
  '/capabilities/digital-identity': digitalIdentity,
  '/capabilities/cloud-infrastructure': cloudInfrastructure,
}

type Context = Readonly<RouterContextProvider>

/** What a page's fact sheet shows today: the texts that visitors read, also what staff have changed. */
export async function readFactSheet(context: Context, page: FactSheetPage): Promise<FactSheet> {
  const app = context.get(appContext)
  const copy = await readCopy(context, page, factSheetCopies[page])
  const details = page.startsWith('/solutions/')
    ? listedSolution(await readCopy(context, '/solutions', solutions), page)
    : listedCapability(await readCopy(context, '/capabilities', capabilities), page)
  const day = app.now().toISOString().slice(0, 10)
  return factSheetOf({ page, copy, details, origin: app.config.baseUrl, day })
}

async function readCopy<Copy>(context: Context, page: SitePath, copy: Copy): Promise<Copy> {
  const changes = await readPublishedTexts(context, page)
  return changes ? withTexts(copy, changes.texts) : copy
}
