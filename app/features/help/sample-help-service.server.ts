import { articleToStore } from '#app/features/insights/insight-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { insertSampleHelp, lockEmptyHelp, type SampleHelp } from './sample-help-store.server.ts'

/**
 * Adds sample articles to a new installation, published. Does nothing when there is any article, so that
 * samples that staff deleted do not come back.
 */
export async function addSampleHelp(
  app: Pick<App, 'db'>,
  articles: readonly SampleHelp[],
): Promise<void> {
  await app.db.system(async (tx) => {
    if (!(await lockEmptyHelp(tx))) return
    const rows = articles.map((one) => ({ ...one, content: articleToStore(one.content) }))
    await insertSampleHelp(tx, rows)
  })
}
