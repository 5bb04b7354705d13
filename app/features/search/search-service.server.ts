import { createHash } from 'node:crypto'
import type { App } from '#app/platform/app.server.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import type { SearchAnswer, SearchEntry } from './search.ts'
import type { SearchQuery } from './search-query.ts'
import { replaceEntries, selectResults, selectSuggestion } from './search-store.server.ts'

const perAddress: Limit = { hits: 60, seconds: 60 }

/**
 * What a visitor finds, whoever asks.
 * @throws AppError `rate_limited`
 */
export async function searchSite(
  app: Pick<App, 'db' | 'now' | 'secret'>,
  query: SearchQuery,
): Promise<SearchAnswer> {
  await countVisit(app, 'search', perAddress, app.now())
  return app.db.asVisitor(async (tx) => {
    const found = await selectResults(tx, query)
    const [first] = found
    if (first) {
      const results = found.map(({ total: _, capped: __, ...result }) => result)
      return { results, total: first.total, isMore: first.capped, suggestion: null }
    }
    const words = query.page === 1 ? await selectSuggestion(tx, query.words) : null
    // A word of something that is not public leads nowhere, and so is not offered.
    const leads = words !== null && (await selectResults(tx, { words, page: 1 })).length > 0
    return { results: [], total: 0, isMore: false, suggestion: leads ? words : null }
  })
}

/** Keeps the pages of this release, and nothing of an earlier one. Several instances may start at once. */
export async function indexSite(
  app: Pick<App, 'db'>,
  entries: readonly SearchEntry[],
): Promise<void> {
  const hashed = entries.map((entry) => {
    const hash = createHash('sha256').update(JSON.stringify(entry)).digest('base64url')
    return { ...entry, hash }
  })
  await app.db.system((tx) => replaceEntries(tx, hashed))
}
