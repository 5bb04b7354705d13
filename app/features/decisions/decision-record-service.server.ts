import { audit } from '#app/features/audit/audit-service.server.ts'
import { sendMade } from '#app/features/files/file-service.server.ts'
import { requireReader } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { decisionRecord as copy } from '#content/decision-record.ts'
import { lockDecision } from './admin-decision-store.server.ts'
import { printRecord } from './decision-record-pdf.server.ts'
import { selectPartText, selectRecordEvents } from './decision-record-store.server.ts'
import { decisionIn } from './decision-service.server.ts'
import { isSignedFile, signFile } from './signing-key-service.server.ts'

// Records are not kept; making one takes 0.1 s of processor time or more.
const recordsPerPerson: Limit = { hits: 60, seconds: 600 }
const checksPerAddress: Limit = { hits: 30, seconds: 600 }

/**
 * The evidence of a decision as a signed PDF: of the actor's client, or for staff of any. The download is recorded.
 * @throws AppError `not_found`, `rate_limited`
 */
export async function downloadRecord(app: App, actor: Actor, id: string): Promise<Response> {
  const clientId = requireReader(actor)
  await app.db.read(actor, (tx) => decisionIn(tx, id, clientId))
  if (actor.kind === 'user')
    await countHit(app, `decision-record:${actor.userId}`, recordsPerPerson, app.now())
  // Read by the owner: a client's connection cannot read from where somebody answered.
  // Locked, so that the answers on its first page and its history are of one moment.
  const page = await app.db.system(async (tx) => {
    await lockDecision(tx, id)
    const { decision, people } = await decisionIn(tx, id, clientId)
    const part_text = await selectPartText(tx, id)
    return {
      decision: { ...decision, part_text },
      people,
      events: await selectRecordEvents(tx, id),
    }
  })
  const printed = await printRecord(page, app.now(), app.config.baseUrl)
  const bytes = await signFile(app, printed)
  await app.db.as(actor, (tx) =>
    audit(tx, {
      action: 'decision.record_downloaded',
      subjectType: 'decision',
      subjectId: id,
      details: { title: page.decision.title },
    }),
  )
  return sendMade({ name: copy.fileName(id), type: 'application/pdf', bytes })
}

/**
 * Whether a file is a record of this installation, as it was signed. Says nothing else about it, and nothing of it is kept.
 * @throws AppError `rate_limited`
 */
export async function checkRecord(app: App, file: File): Promise<boolean> {
  await countVisit(app, 'record-check', checksPerAddress, app.now())
  return isSignedFile(app, Buffer.from(await file.arrayBuffer()))
}
