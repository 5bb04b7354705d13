import { audit } from '#app/features/audit/audit-service.server.ts'
import { deleteFiles } from '#app/features/files/file-service.server.ts'
import { removeLeads } from '#app/features/leads/lead-record-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { queueEach } from '#app/platform/repeated-job.server.ts'
import { deleteApplicationsBefore, deleteQuarantinedBefore } from './application-store.server.ts'

export const retentionQueue = 'application-retention'

const dayMilliseconds = 86_400_000
const portion = 100

/** Queues one retention job an hour, however many instances ask for it. */
export const queueRetention = (app: App) => queueEach(app, 'hour', retentionQueue)

/** Deletes applications after their retention period with their lead, history and resume. */
export async function removeExpiredApplications(app: App): Promise<void> {
  const days = app.config.applicationRetentionDays
  const time = new Date(app.now().getTime() - days * dayMilliseconds)
  await app.db.system((tx) => deleteQuarantinedBefore(tx, time))
  for (;;) {
    const count = await app.db.system(async (tx) => {
      const removed = await deleteApplicationsBefore(tx, time, portion)
      await removeLeads(
        tx,
        removed.map(({ id }) => id),
      )
      await deleteFiles(
        app,
        tx,
        removed.map(({ storage_key: key }) => key),
      )
      for (const { id, job } of removed)
        await audit(tx, {
          action: 'application.expired',
          subjectType: 'application',
          subjectId: id,
          details: { job, days },
        })
      return removed.length
    })
    if (count < portion) return
  }
}
