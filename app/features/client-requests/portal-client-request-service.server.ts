import { audit } from '#app/features/audit/audit-service.server.ts'
import { tellChanges } from '#app/features/decisions/decision-notification-service.server.ts'
import type { StoredFile } from '#app/features/files/file.ts'
import { discardUnlessStored } from '#app/features/files/file-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { portalRequest } from '#content/client-requests.ts'
import type { RequestLine } from './client-request.ts'
import { allGivenMail } from './client-request-mails.server.tsx'
import { selectAuthorAddress } from './client-request-schedule-store.server.ts'
import { requestIn } from './client-request-service.server.ts'
import { giveAnswer, giveDocument } from './client-request-store.server.ts'

const givenPerPerson: Limit = { hits: 200, seconds: 3_600 }

type Place = {
  requestId: string
  lineId: string
  /** It came by mail. */
  byMail?: true
  /** `countGiven` was called before. */
  counted?: true
}

/** Counts what a person gives. @throws AppError `rate_limited` */
export async function countGiven(app: App, actor: Actor): Promise<void> {
  const { userId } = requireClientMember(actor)
  await countHit(app, `request:${userId}`, givenPerPerson, app.now())
}

/**
 * Stores files for a line as documents of the client, or as new versions of those of a line that was returned
 * (`give_document`). The files are removed when it fails.
 * @param noteGiven what else is stored in the same transaction
 * @throws AppError `not_found`; `conflict` when the line is accepted or the request is closed; `rate_limited`
 */
export async function giveFiles(
  app: App,
  actor: Actor,
  place: Place,
  files: StoredFile[],
  noteGiven: (tx: Tx) => Promise<void> = async () => {},
): Promise<RequestLine> {
  try {
    return await give(app, actor, place, async (tx) => {
      const given: { name: string; version: number }[] = []
      let isFirst = false
      for (const file of files) {
        const stored = await giveDocument(tx, place.lineId, file)
        if (!stored) throw closed()
        const { document_id: id, name, version } = stored
        given.push({ name, version })
        isFirst ||= stored.is_first
        if (!stored.is_new) continue
        const { size, sha256 } = file
        await audit(tx, {
          action: `document.${version === 1 ? 'uploaded' : 'replaced'}${byMail(place)}`,
          subjectType: 'document',
          subjectId: id,
          details: { name, version, size, sha256, request: place.requestId },
        })
        await tellChanges(app, tx)
      }
      await noteGiven(tx)
      return { isFirst, details: { files: given } }
    })
  } catch (error) {
    await discardUnlessStored(app, files, error)
    throw error
  }
}

/**
 * Stores the answer to a line.
 * @param seen the line's `given_at` on the page; empty when it was not given
 * @throws AppError as `giveFiles`; also `conflict` when a colleague has answered since
 */
export function answerLine(
  app: App,
  actor: Actor,
  place: Place,
  { answer, seen }: { answer: string; seen: string },
): Promise<RequestLine> {
  return give(app, actor, place, async (tx) => {
    const outcome = await giveAnswer(tx, place.lineId, answer, seen)
    if (outcome === 'closed') throw closed()
    if (outcome === 'changed') throw new AppError('conflict', portalRequest.errors.changed)
    return { isFirst: outcome === 'first', details: {} }
  })
}

async function give(
  app: App,
  actor: Actor,
  place: Place,
  store: (tx: Tx) => Promise<{ isFirst: boolean; details: object }>,
): Promise<RequestLine> {
  const { clientId, fullName } = requireClientMember(actor)
  const { requestId, lineId } = place
  if (!isUuid(requestId) || !isUuid(lineId)) throw new AppError('not_found', 'Not found')
  if (!place.counted) await countGiven(app, actor)
  // Read by the system, because client users may not read addresses of staff.
  const author = await app.db.system((tx) => selectAuthorAddress(tx, requestId))
  return app.db.as(actor, async (tx) => {
    const before = await requestIn(tx, requestId, clientId)
    const line = before.lines.find(({ id }) => id === lineId)
    if (!line) throw new AppError('conflict', portalRequest.errors.line)
    const { isFirst, details } = await store(tx)
    await audit(tx, {
      action: `request.line_given${byMail(place)}`,
      subjectType: 'request',
      subjectId: requestId,
      details: { line: line.title, ...details },
    })
    const { request } = await requestIn(tx, requestId, clientId)
    // The request is locked since then, so that of two who give the last things at once one is told of.
    if (isFirst && request.lines_missing === 0) {
      const { notifyEmail, baseUrl } = app.config
      await queueMail(
        app,
        tx,
        await allGivenMail(request, fullName, author ?? notifyEmail, baseUrl),
      )
    }
    return line
  })
}

/** The audit log names what came by mail apart: it has neither an address nor a request. */
const byMail = (place: Place) => (place.byMail ? '_by_mail' : '')

const closed = () => new AppError('conflict', portalRequest.errors.closed)
