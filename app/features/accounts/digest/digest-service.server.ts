import { z } from 'zod'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { digestMail } from './digest-mail.server.tsx'
import { digestEnd } from './digest-morning.ts'
import * as store from './digest-store.server.ts'

export const digestQueue = 'digest'

const jobSchema = z.object({ userId: z.uuid(), until: z.iso.datetime() })

/**
 * Queues the digests of the zones where it is eight in the morning or later: one a day for each reader, however many
 * instances run and however often.
 */
export async function queueDigests(app: App): Promise<void> {
  const now = app.now()
  await app.db.system(async (tx) => {
    const ends = (await store.selectZones(tx)).flatMap((zone) => {
      const until = digestEnd(now, zone)?.toISOString()
      return until ? [{ zone, until }] : []
    })
    if (ends.length === 0) return
    for (const { user_id: userId, until } of await store.selectDue(tx, ends))
      await app.jobs.enqueue(
        tx,
        digestQueue,
        { userId, until },
        uuidFromHash(digestQueue, userId, until),
      )
  })
}

/**
 * Sends one digest. What it says is taken away in the transaction that queues its mail, so that nothing is sent twice and
 * nothing is lost; and it is read as its reader, who gets nothing that they may not see by now.
 */
export async function sendDigest(app: App, data: unknown): Promise<void> {
  const { userId, until } = jobSchema.parse(data)
  const reader = await app.db.system((tx) => store.selectReader(tx, userId))
  if (!reader) return
  const { email, full_name: fullName, role, client_id: clientId } = reader
  const actor: User = { kind: 'user', userId, sessionId: '', email, fullName, role, clientId }
  await app.db.as(actor, async (tx) => {
    const items = await store.takeItems(tx, userId, until)
    if (items.length === 0) return
    const to = { email, timeZone: reader.time_zone ?? 'UTC' }
    await queueMail(app, tx, await digestMail(items, to, app.config.baseUrl), userId)
  })
  await app.db.system((tx) => store.deleteUnseen(tx, userId, until))
}
