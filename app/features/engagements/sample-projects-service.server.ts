import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { lockSamples } from '#app/features/accounts/sign-in/sample-content-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { company } from '#content/company.ts'
import { updateNotice } from '#content/engagements.ts'
import { sampleProjects } from '#content/sample-projects.ts'
import { projectTabPath } from './engagement.ts'
import { insertSampleProject, selectEmptySampleClient } from './sample-projects-store.server.ts'

/** Gives the sample client its projects, unless it has any. */
export async function ensureSampleProjects(app: App, email: string): Promise<void> {
  const now = app.now().getTime()
  const on = (days: number) => new Date(now + days * 86_400_000)
  const maybe = (days: number | null) => (days === null ? null : on(days))
  await app.db.system(async (tx) => {
    await lockSamples(tx)
    const clientId = await selectEmptySampleClient(tx, email)
    if (!clientId) return
    const ids: string[] = []
    for (const sample of sampleProjects) {
      const id = await insertSampleProject(tx, clientId, {
        ...sample,
        createdOn: on(sample.createdOn),
        startsOn: on(sample.startsOn),
        dueOn: on(sample.dueOn),
        milestones: sample.milestones.map(({ title, dueOn, doneOn }) => ({
          title,
          dueOn: maybe(dueOn),
          doneOn: maybe(doneOn),
        })),
        updates: sample.updates.map(({ title, body, postedOn }) => ({
          title,
          body,
          author: company.name,
          postedOn: on(postedOn),
        })),
      })
      ids.push(id)
    }
    const [newest] = sampleProjects
    await notify(tx, {
      clientId,
      kind: 'project.update_posted',
      title: updateNotice.title(newest.name, newest.updates[0].title),
      url: projectTabPath(ids[0] ?? '', 'progress'),
    })
  })
}
