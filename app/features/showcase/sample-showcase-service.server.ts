import type { App } from '#app/platform/app.server.ts'
import type { SampleShowcase } from './sample-showcase.ts'
import { insertShowcase, lockEmptyShowcase } from './sample-showcase-store.server.ts'

/**
 * Adds sample projects to a new installation. Does nothing when there is any project, so that
 * samples that staff deleted do not come back.
 */
export async function addSampleShowcase(
  app: Pick<App, 'db'>,
  sample: SampleShowcase,
): Promise<void> {
  await app.db.system(async (tx) => {
    if (await lockEmptyShowcase(tx)) await insertShowcase(tx, sample)
  })
}
