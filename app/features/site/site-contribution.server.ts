import { spokenExamples } from '#app/features/assistant/answering/subjects.ts'
import { createKnowledge } from '#app/features/assistant/knowledge/knowledge-service.server.ts'
import { createPageTexts } from '#app/features/page-copy/page-copy-service.server.ts'
import { indexSite } from '#app/features/search/search-service.server.ts'
import type { Contribution } from '#app/platform/contribution.server.ts'
import { searchEntries } from './search-entries.ts'
import { createShareImages } from './share-image.server.ts'
import { sitePassages } from './site-passages.ts'

export const site: Contribution = {
  parts: ({ config, db, workers, log, now }) => {
    const kept = {
      applicationDays: config.applicationRetentionDays,
      auditDays: config.auditKeepDays,
      conversationDays: config.conversationRetentionDays,
    }
    const pageTexts = createPageTexts({ db, log })
    const ofSite = async (day: Date) => sitePassages(kept, day, await pageTexts.copies())
    return {
      pageTexts,
      shareImages: createShareImages(),
      knowledge: createKnowledge({ db, workers, log, now, ofSite, examples: spokenExamples }),
    }
  },
  prepare: async (app) => indexSite(app, searchEntries(await app.pageTexts.copies())),
}
