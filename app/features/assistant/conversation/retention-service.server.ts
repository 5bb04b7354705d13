import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { queueEach } from '#app/platform/repeated-job.server.ts'
import { deleteConversationsBefore } from './conversation-store.server.ts'
import { deleteExpiredKeys } from './resume-store.server.ts'
import { deleteUnsentUploads } from './upload-store.server.ts'

export const conversationRetentionQueue = 'conversation-retention'

const dayMilliseconds = 86_400_000
const portion = 200

/** Queues the job once a day, however many instances run. */
export const queueConversationRetention = (app: App) =>
  queueEach(app, 'day', conversationRetentionQueue)

/**
 * Deletes conversations after their retention time, resume keys that have expired, and files that were never
 * sent. A trigger hands the
 * stored files to the sweep. Leads stay.
 */
export async function removeExpiredConversations(app: App): Promise<void> {
  const now = app.now().getTime()
  const days = app.config.conversationRetentionDays
  const time = new Date(now - days * dayMilliseconds)
  await app.db.system((tx) => deleteUnsentUploads(tx, new Date(now - dayMilliseconds)))
  await app.db.system((tx) => deleteExpiredKeys(tx, app.now()))
  for (;;) {
    const count = await app.db.system(async (tx) => {
      const removed = await deleteConversationsBefore(tx, time, portion)
      const details = { count: removed, days }
      if (removed > 0) await audit(tx, { action: 'conversation.expired', details })
      return removed
    })
    if (count < portion) return
  }
}
