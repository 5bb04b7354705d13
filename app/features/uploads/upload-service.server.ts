import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cleanFileName } from '#app/features/files/file-name.ts'
import { discardFiles, uploadDays } from '#app/features/files/file-service.server.ts'
import { inUploadFolder, keepPart } from '#app/features/files/local-file-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { uploadCopy as copy } from '#content/uploads.ts'
import { leastPieceBytes, type Upload } from './upload.ts'
import * as store from './upload-store.server.ts'

const dayMilliseconds = 86_400_000
/** How often the largest file may be under way: of one person, and of all people of a client. */
const [ofPerson, ofClient] = [4, 10]
const filesOfPerson = 100

/**
 * Begins an upload for a line of a request to the actor's client.
 * @throws AppError `invalid` for a file without bytes, `not_found` when nothing can be given for the line,
 *   `rate_limited` when too much is under way
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
    if (outcome === 'full') throw new AppError('rate_limited', copy.errors.full)
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
 * Takes the next bytes of an upload. When the connection is lost, what had arrived is kept as a piece of its own.
 * Nothing counts as received before it is stored.
 *
 * @returns how many bytes have been received now
 * @throws AppError `conflict` when the upload is not at this place, or another piece came first
 */
export async function takePiece(
  app: App,
  actor: Actor,
  upload: Upload,
  content: Readable,
): Promise<number> {
  return inUploadFolder(app, async (folder) => {
    const localPath = path.join(folder, 'piece')
    const cut = await writeUntilCut(content, localPath)
    const { size: bytes } = await stat(localPath)
    const begins = upload.received
    if (bytes === 0) return begins
    if (bytes < leastPieceBytes && begins + bytes < upload.size) {
      if (cut) return begins
      throw new AppError('invalid', copy.errors.piece)
    }
    const key = await keepPart(app, localPath, bytes)
    const isAdded = await app.db
      .as(actor, (tx) => store.insertPiece(tx, upload.id, { begins, bytes, key }))
      .catch(async (error) => {
        await discardFiles(app, [{ key }])
        throw error
      })
    if (isAdded) return begins + bytes
    await discardFiles(app, [{ key }])
    throw new AppError('conflict', copy.errors.elsewhere)
  })
}

/** @returns whether the content ended before its end. @throws when the disk is full or fails */
async function writeUntilCut(content: Readable, localPath: string): Promise<boolean> {
  let cut = false
  async function* untilCut() {
    try {
      yield* content
    } catch {
      cut = true
    }
  }
  await pipeline(untilCut, createWriteStream(localPath))
  return cut
}

/** Deletes an upload with its pieces. @throws AppError `not_found` */
export async function cancelUpload(
  app: App,
  actor: Actor,
  requestId: string,
  id: string,
): Promise<void> {
  await readUpload(app, actor, requestId, id)
  await app.db.as(actor, (tx) => store.deleteUpload(tx, id))
}

/** Deletes what has not moved for a day: unfinished uploads, and the records of those that became documents. */
export async function sweepUploads(app: App): Promise<void> {
  const yesterday = new Date(app.now().getTime() - uploadDays * dayMilliseconds)
  const atOnce = 100
  for (let deleted = atOnce; deleted === atOnce; )
    deleted = await app.db.system((tx) => store.deleteUploadsBefore(tx, yesterday, atOnce))
}
