import type { App } from '#app/platform/app.server.ts'
import type { SampleShowcase } from './sample-showcase.ts'
import { insertShowcase, lockEmptyShowcase } from './sample-showcase-store.server.ts'

/** Gives a new installation projects to show, unless anything is there: what staff removed stays away. */
export async function addSampleShowcase(
  app: Pick<App, 'db'>,
  sample: SampleShowcase,
): Promise<void> {
  await app.db.system(async (tx) => {
    if (await lockEmptyShowcase(tx)) await insertShowcase(tx, sample)
  })
}
