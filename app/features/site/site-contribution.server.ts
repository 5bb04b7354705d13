import { spokenExamples } from '#app/features/assistant/answering/subjects.ts'
import { createKnowledge } from '#app/features/assistant/knowledge/knowledge-service.server.ts'
import { readLiveAnswers } from '#app/features/assistant/staff-answers/staff-answer-service.server.ts'
import { readTrust } from '#app/features/company/trust-service.server.ts'
import { createPageTexts } from '#app/features/page-copy/page-copy-service.server.ts'
import { indexSite } from '#app/features/search/search-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Contribution } from '#app/platform/contribution.server.ts'
import { hearWhenNeeded } from '#app/platform/page-dependencies.server.ts'
import { readSiteFacts } from './facts/site-facts.server.ts'
import { pageTablePassages } from './page-table-passages.server.ts'
import { provenPublicationQuestions, provenQuestions } from './proven-questions.ts'
import { searchEntries } from './search-entries.ts'
import { createShareImages } from './share-image.server.ts'
import { shownOnPages, shownPassages } from './shown-texts.server.ts'
import { sitePassages } from './site-passages.ts'
import { trustPassages } from './trust-passages.ts'

/** Writes the pages as visitors read them now into the search. */
async function indexPages(app: App): Promise<void> {
  const [copies, shown] = await Promise.all([app.pageTexts.copies(), shownOnPages(app)])
  await indexSite(app, searchEntries(copies, shown))
}

/** What changes the texts of a page. */
const textTags = ['page-texts', 'references', 'people']

export const site: Contribution = {
  parts: ({ config, db, workers, log, now }) => {
    const kept = {
      applicationDays: config.applicationRetentionDays,
      auditDays: config.auditKeepDays,
      conversationDays: config.conversationRetentionDays,
    }
    const pageTexts = createPageTexts({ db, log })
    const ofSite = async (day: Date) => [
      ...sitePassages(kept, day, await pageTexts.copies()),
      ...pageTablePassages(await pageTexts.copies(), day),
      ...trustPassages(await readTrust({ db, config, now })),
      ...(await shownPassages({ db })),
    ]
    const readFacts = () => readSiteFacts({ db, config, now, pageTexts }, kept)
    return {
      pageTexts,
      shareImages: createShareImages(),
      knowledge: createKnowledge({
        ...{ db, workers, log, now, ofSite, examples: spokenExamples },
        readFacts,
        readStaffAnswers: () => readLiveAnswers({ db }),
        readQuestions: async (publications) => [
          ...provenQuestions(await pageTexts.copies(), kept, now(), await readFacts()),
          ...provenPublicationQuestions(publications),
        ],
      }),
    }
  },
  prepare: indexPages,
  // What is public for some days only leaves the search on its last one.
  housekeeping: [indexPages],
  start: (app) => {
    let isStopped = false
    const again = (tags: string[]) => {
      if (isStopped || !tags.some((tag) => textTags.includes(tag))) return
      indexPages(app).catch((error) => app.log.error({ err: error }, 'pages were not indexed'))
    }
    // What was missed while the connection was lost is indexed at the next start or change.
    const hears = hearWhenNeeded(app.db, { invalidate: again, clear: () => {} })
    let nextTry: NodeJS.Timeout | undefined
    const listen = () =>
      hears().catch((error) => {
        app.log.warn({ err: error }, 'changes of pages are not heard yet')
        if (!isStopped) nextTry = setTimeout(listen, 5_000)
      })
    void listen()
    return () => {
      isStopped = true
      clearTimeout(nextTry)
    }
  },
}
