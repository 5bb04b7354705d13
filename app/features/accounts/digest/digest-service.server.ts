import { z } from 'zod'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { digestMail } from './digest-mail.server.tsx'
import { digestEnd } from './digest-morning.ts'
import * as store from './digest-store.server.ts'

export const digestQueue = 'digest'

const jobSchema = z.object({ userId: z.uuid(), until: z.iso.datetime() })

const mostAtOnce = 1_000

/**
 * Queues the digests of the zones where it is eight in the morning or later: one a day for each reader, however many
 * instances run and however often. Each portion of readers has its own transaction.
 */
export async function queueDigests(app: App, portion = mostAtOnce): Promise<void> {
  const now = app.now()
  const zones = await app.db.system((tx) => store.selectZones(tx))
  const ends = zones.flatMap((zone) => {
    const until = digestEnd(now, zone)?.toISOString()
    return until ? [{ zone, until }] : []
  })
  if (ends.length === 0) return
  let queued: store.Due[] = []
  do {
    const from = { after: queued.at(-1)?.user_id, limit: portion }
    queued = await app.db.system(async (tx) =>
      enqueueAll(app, tx, await store.selectDue(tx, ends, from)),
    )
  } while (queued.length === portion)
}

async function enqueueAll(app: App, tx: Tx, due: store.Due[]): Promise<store.Due[]> {
  for (const { user_id: userId, until } of due) {
    const id = uuidFromHash(digestQueue, userId, until)
    await app.jobs.enqueue(tx, digestQueue, { userId, until }, id)
  }
  return due
}

/**
 * Sends one digest. What it says is taken away in the transaction that queues its mail, so that nothing is sent twice and
 * nothing is lost: only what waited when it began. It is read as its reader, who gets nothing that they may not see by now.
 */
export async function sendDigest(app: App, data: unknown): Promise<void> {
  const { userId, until } = jobSchema.parse(data)
  const { reader, ids } = await app.db.system(async (tx) => ({
    reader: await store.selectReader(tx, userId),
    ids: await store.selectWaiting(tx, userId, until),
  }))
  if (!reader || ids.length === 0) return
  const { email, full_name: fullName, role, client_id: clientId } = reader
  const actor: User = { kind: 'user', userId, sessionId: '', email, fullName, role, clientId }
  await app.db.as(actor, async (tx) => {
    const items = await store.takeItems(tx, userId, ids)
    if (items.length === 0) return
    const to = { email, timeZone: reader.time_zone ?? 'UTC' }
    await queueMail(app, tx, await digestMail(items, to, app.config.baseUrl), userId)
  })
  await app.db.system((tx) => store.deleteUnseen(tx, userId, ids))
}
