import { z } from 'zod'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { addressListMail } from '#app/features/mail/mailing-list.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { renderNotice } from './status-mails.server.tsx'
import * as store from './status-subscription-store.server.ts'

export const statusMailQueue = 'status-mail'

const jobSchema = z.object({ updateId: z.uuid() })
/** Mails that are queued in one transaction. */
const batch = 100

/** Between two portions, so that the mails of others are not behind all of these. */
const pauseMilliseconds = 15_000

/**
 * A job, queued in the transaction that posts an update: queues a portion of mails to subscribers, and
 * itself again while there are more. How far it is stands at the update, in the transaction that queues the
 * mails, so nobody gets one twice.
 */
export async function mailSubscribers(app: App, data: unknown): Promise<void> {
  const { updateId } = jobSchema.parse(data)
  await app.db.system(async (tx) => {
    // Removed in the meantime: nobody hears of it.
    const update = await store.lockUpdate(tx, updateId)
    if (!update) return
    const { mailed_up_to: after, created_at: before } = update
    const readers = await store.selectSubscribers(tx, { after, before, limit: batch })
    const last = readers.at(-1)
    if (!last) return
    const mail = await renderNotice(update, app.config.baseUrl)
    for (const reader of readers) {
      const addressed = addressListMail('status', app, mail, reader)
      const notice = { kind: 'status.notice', thread: update.id, ...addressed } as const
      // About the subscriber: who leaves is sent nothing that still waits.
      await queueMail(app, tx, notice, reader.id)
    }
    await store.noteMailed(tx, updateId, last.id)
    if (readers.length < batch) return
    const startAfter = new Date(app.now().getTime() + pauseMilliseconds)
    await app.jobs.enqueue(tx, statusMailQueue, { updateId }, undefined, { startAfter })
  })
}
