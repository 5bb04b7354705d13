import type { App } from '#app/platform/app.server.ts'
import type { SamplePublicProjects } from './sample-projects.ts'
import {
  insertSamplePublicProjects,
  lockEmptyPublicProjects,
} from './sample-projects-store.server.ts'

/**
 * Adds sample projects to a new installation. Does nothing when there is any project, so that
 * samples that staff deleted do not come back.
 */
export async function addSamplePublicProjects(
  app: Pick<App, 'db'>,
  sample: SamplePublicProjects,
): Promise<void> {
  await app.db.system(async (tx) => {
    if (await lockEmptyPublicProjects(tx)) await insertSamplePublicProjects(tx, sample)
  })
}
