import { cleanFileName } from '#app/features/files/file-name.ts'
import { discardFiles, uploadDays } from '#app/features/files/file-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { uploadCopy as copy } from '#content/uploads.ts'
import type { Upload } from './upload.ts'
import * as store from './upload-store.server.ts'

const dayMilliseconds = 86_400_000
/** How often the largest file may be under way: of one person, and of all people of a client. */
const [ofPerson, ofClient] = [4, 10]
const filesOfPerson = 100
/** More than the largest file has, unless the connection was lost very often. */
const piecesAtOnce = 200

/**
 * Begins an upload for a line of a request to the actor's client.
 * @throws AppError `invalid` for a file without bytes and when too much is under way, `not_found` when nothing can be
 *   given for the line
 */
export async function beginUpload(
  app: App,
  actor: Actor,
  requestId: string,
  upload: store.NewUpload,
): Promise<void> {
  requireClientMember(actor)
  if (!isUuid(requestId) || !isUuid(upload.line))
    throw new AppError('not_found', copy.errors.closed)
  if (upload.size === 0) throw new AppError('invalid', copy.errors.empty)
  const most = app.config.largestUpload
  const bounds = {
    ownBytes: ofPerson * most,
    clientBytes: ofClient * most,
    ownFiles: filesOfPerson,
  }
  const named = { ...upload, name: cleanFileName(upload.name, '') }
  await app.db.as(actor, async (tx) => {
    const outcome = await store.insertUpload(tx, named, bounds)
    if (outcome === 'full') throw new AppError('invalid', copy.errors.full)
    const isOfRequest = outcome === 'begun' && (await store.selectUpload(tx, requestId, upload.id))
    if (!isOfRequest) throw new AppError('not_found', copy.errors.closed)
  })
}

/** How far an upload is. @throws AppError `not_found`, also for the upload of somebody else */
export async function readUpload(
  app: App,
  actor: Actor,
  requestId: string,
  id: string,
): Promise<Upload> {
  requireClientMember(actor)
  const isId = isUuid(requestId) && isUuid(id)
  const upload = isId && (await app.db.as(actor, (tx) => store.selectUpload(tx, requestId, id)))
  if (!upload) throw new AppError('not_found', copy.errors.gone)
  return upload
}

/**
 * Deletes an unfinished upload, and its pieces at once, so that their room is free again.
 * @returns false when it had become a document, or was gone
 */
export async function dropUpload(app: App, actor: Actor, id: string): Promise<boolean> {
  const pieces = await app.db.as(actor, async (tx) => {
    const found = await store.selectPieces(tx, id)
    return (await store.deleteUpload(tx, id)) ? found : undefined
  })
  // Of very many the housekeeping deletes the rest.
  if (pieces) await discardFiles(app, pieces.slice(0, piecesAtOnce))
  return pieces !== undefined
}

/** Deletes an upload with its pieces. @throws AppError `not_found`; `conflict` when it has become a document */
export async function cancelUpload(
  app: App,
  actor: Actor,
  requestId: string,
  id: string,
): Promise<void> {
  await readUpload(app, actor, requestId, id)
  if (!(await dropUpload(app, actor, id))) throw new AppError('conflict', copy.errors.given)
}

/** Deletes what has not moved for a day: unfinished uploads, and the records of those that became documents. */
export async function sweepUploads(app: App): Promise<void> {
  const yesterday = new Date(app.now().getTime() - uploadDays * dayMilliseconds)
  const atOnce = 100
  for (let deleted = atOnce; deleted === atOnce; )
    deleted = await app.db.system((tx) => store.deleteUploadsBefore(tx, yesterday, atOnce))
}
