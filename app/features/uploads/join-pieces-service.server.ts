import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileFault, StoredFile } from '#app/features/files/file.ts'
import { inUploadFolder, keepLocalFile } from '#app/features/files/local-file-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { uploadCopy as copy } from '#content/uploads.ts'
import type { Upload } from './upload.ts'
import { dropUpload } from './upload-service.server.ts'
import * as store from './upload-store.server.ts'

/** When a process has ended without a word, another one may begin this long after it said last that it goes on. */
const [joiningSeconds, goesOnMilliseconds] = [120, 30_000]

/**
 * Puts the pieces of an upload together, checks the whole as a file of a form is checked, and hands it to `give`.
 * An upload whose file is refused, or that can be given no more, is deleted: other pieces must be sent.
 *
 * @param give stores the file's record; it calls `markGiven` in the same transaction
 * @returns undefined when it was given now or before; otherwise what is wrong with the file
 * @throws AppError `conflict` when pieces are missing or nothing can be given; `unavailable` while another request does
 *   the same
 */
export async function giveUpload(
  app: App,
  actor: Actor,
  upload: Upload,
  give: (file: StoredFile) => Promise<unknown>,
): Promise<FileFault | undefined> {
  const { id } = upload
  if (upload.isGiven) return undefined
  if (upload.received < upload.size) throw new AppError('conflict', copy.errors.unfinished)
  const claim = randomUUID()
  const keep = (seconds: number) =>
    app.db.as(actor, (tx) => store.claimUpload(tx, id, { claim, seconds }))
  const claimed = await keep(joiningSeconds)
  if (claimed !== 'claimed' && (await isGivenNow(app, actor, id))) return undefined
  if (claimed === 'busy') throw new AppError('unavailable', copy.errors.busy, 2)
  let last: Promise<unknown> = Promise.resolve()
  const goesOn = setInterval(() => {
    last = keep(joiningSeconds).catch(() => {})
  }, goesOnMilliseconds)
  try {
    if (claimed === 'closed') throw new AppError('conflict', copy.errors.closed)
    const file = await joined(app, actor, upload)
    if (!('reason' in file)) await give(file)
    else await dropUpload(app, actor, id)
    return 'reason' in file ? file : undefined
  } catch (error) {
    if (await isGivenNow(app, actor, id)) return undefined
    if (error instanceof AppError && error.code === 'conflict') await dropUpload(app, actor, id)
    throw error
  } finally {
    clearInterval(goesOn)
    await last
    await keep(0).catch(() => {}) // It ends by itself.
  }
}

/** Says in the transaction that stores the record that the upload is given. @throws AppError `conflict`, the second time */
export async function markGiven(tx: Tx, upload: Upload): Promise<void> {
  if (!(await store.updateGiven(tx, upload.id))) throw new AppError('conflict', copy.errors.gone)
}

/** Another request may have given it meanwhile. */
async function isGivenNow(app: App, actor: Actor, id: string): Promise<boolean> {
  return app.db.as(actor, (tx) => store.selectIsGiven(tx, id)).catch(() => false)
}

/** @throws AppError `conflict` when the storage does not have every byte that was acknowledged */
function joined(app: App, actor: Actor, { id, name, size }: Upload) {
  return inUploadFolder(app, async (folder) => {
    const pieces = await app.db.as(actor, (tx) => store.selectPieces(tx, id))
    const localPath = path.join(folder, 'whole')
    const hash = createHash('sha256')
    let whole = 0
    async function* bytes() {
      for (const { key, size: expected } of pieces) {
        const before = whole
        for await (const part of (await app.storage.read(key)) ?? []) {
          hash.update(part)
          whole += part.length
          yield part
        }
        if (whole - before !== expected) throw isLost(app, `${key}: ${whole - before}`)
      }
    }
    await pipeline(bytes, createWriteStream(localPath))
    if (whole !== size) throw isLost(app, `${id}: ${whole}`)
    const file = { name, localPath, size, sha256: hash.digest('hex') }
    return keepLocalFile(app, file, app.config.largestUpload)
  })
}

function isLost(app: App, what: string): AppError {
  app.log.error({ piece: what }, 'bytes of an upload are missing in the storage')
  return new AppError('conflict', copy.errors.gone)
}
