import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { discardFiles, discardUnlessStored } from '#app/features/files/file-service.server.ts'
import { inUploadFolder, keepPart } from '#app/features/files/local-file-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { uploadCopy as copy } from '#content/uploads.ts'
import { leastPieceBytes, type Upload } from './upload.ts'
import * as store from './upload-store.server.ts'

/** A connection that brings nothing for this long counts as lost, and the next one may take its place. */
const [silentSeconds, goesOnMilliseconds] = [20, 5_000]

/**
 * Takes the next bytes of an upload, of one request at a time. When the connection is lost, what had arrived is kept as
 * a piece of its own. Nothing counts as received before it is stored.
 *
 * @returns how many bytes have been received now
 * @throws AppError `conflict` when the upload is not at this place, or another request receives its bytes;
 *   `not_found` when nothing can be given for the line any more
 */
export async function takePiece(
  app: App,
  actor: Actor,
  upload: Upload,
  content: Readable,
): Promise<number> {
  const [claim, begins] = [randomUUID(), upload.received]
  const keep = (seconds: number) =>
    app.db.as(actor, (tx) => store.claimPlace(tx, upload.id, { claim, begins, seconds }))
  const claimed = await keep(silentSeconds)
  if (claimed === 'closed') throw new AppError('not_found', copy.errors.closed)
  if (claimed === 'busy') throw new AppError('conflict', copy.errors.elsewhere)
  try {
    return await inUploadFolder(app, (folder) =>
      stored(app, actor, upload, { claim, localPath: path.join(folder, 'piece'), content, keep }),
    )
  } finally {
    await keep(0).catch(() => {}) // It ends by itself.
  }
}

type Arriving = {
  claim: string
  localPath: string
  content: Readable
  keep(seconds: number): Promise<store.Claimed>
}

async function stored(app: App, actor: Actor, upload: Upload, arriving: Arriving) {
  const { claim, localPath } = arriving
  const cut = await writeUntilCut(arriving)
  const { size: bytes } = await stat(localPath)
  const begins = upload.received
  if (bytes === 0) return begins
  if (bytes < leastPieceBytes && begins + bytes < upload.size) {
    if (cut) return begins
    throw new AppError('invalid', copy.errors.piece)
  }
  const key = await keepPart(app, localPath, bytes)
  const isAdded = await app.db
    .as(actor, (tx) => store.insertPiece(tx, upload.id, { claim, begins, bytes, key }))
    .catch(async (error) => {
      await discardUnlessStored(app, [{ key }], error)
      throw error
    })
  if (isAdded) return begins + bytes
  await discardFiles(app, [{ key }])
  throw new AppError('conflict', copy.errors.elsewhere)
}

/**
 * Writes what arrives and says meanwhile that it goes on. A silent connection is left, and so is an upload that another
 * request has taken over.
 * @returns whether the content ended before its end. @throws when the disk is full or fails
 */
async function writeUntilCut({ content, localPath, keep }: Arriving): Promise<boolean> {
  let cut = false
  let heard = performance.now()
  let last: Promise<unknown> = Promise.resolve()
  const leave = () => content.destroy(new AppError('conflict', copy.errors.elsewhere))
  const goesOn = setInterval(() => {
    if (performance.now() - heard > silentSeconds * 1000) leave()
    else
      last = keep(silentSeconds).then(
        (claimed) => void (claimed !== 'claimed' && leave()),
        () => {}, // The database is asked again when the piece is added.
      )
  }, goesOnMilliseconds)
  async function* untilCut() {
    try {
      for await (const part of content) {
        heard = performance.now()
        yield part
      }
    } catch {
      cut = true
    }
  }
  try {
    await pipeline(untilCut, createWriteStream(localPath))
  } finally {
    clearInterval(goesOn)
    await last
  }
  return cut
}
