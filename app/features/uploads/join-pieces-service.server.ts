import { createHash } from 'node:crypto'
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
import * as store from './upload-store.server.ts'

/** How long one process may take; when it has ended without a word, another one begins then. */
const joiningSeconds = 120

/**
 * Puts the pieces of an upload together, checks the whole as a file of a form is checked, and hands it to `give`.
 * An upload whose file is refused is deleted: other pieces must be sent.
 *
 * @param give stores the file's record; it calls `markGiven` in the same transaction
 * @returns undefined when it was given now or before; otherwise what is wrong with the file
 * @throws AppError `conflict` when pieces are missing; `unavailable` while another request does the same
 */
export async function giveUpload(
  app: App,
  actor: Actor,
  upload: Upload,
  give: (file: StoredFile) => Promise<unknown>,
): Promise<FileFault | undefined> {
  if (upload.isGiven) return undefined
  if (upload.received < upload.size) throw new AppError('conflict', copy.errors.unfinished)
  const isOurs = await app.db.as(actor, (tx) => store.claimUpload(tx, upload.id, joiningSeconds))
  if (!isOurs) throw new AppError('unavailable', copy.errors.busy, 2)
  try {
    const file = await joined(app, actor, upload)
    if ('reason' in file) {
      await app.db.as(actor, (tx) => store.deleteUpload(tx, upload.id))
      return file
    }
    await give(file)
    return undefined
  } catch (error) {
    await app.db.as(actor, (tx) => store.releaseUpload(tx, upload.id)).catch(() => {})
    throw error
  }
}

/** Says in the transaction that stores the record that the upload is given. @throws AppError `conflict`, the second time */
export async function markGiven(tx: Tx, upload: Upload): Promise<void> {
  if (!(await store.updateGiven(tx, upload.id))) throw new AppError('conflict', copy.errors.gone)
}

function joined(app: App, actor: Actor, { id, name, size }: Upload) {
  return inUploadFolder(app, async (folder) => {
    const keys = await app.db.as(actor, (tx) => store.selectPieces(tx, id))
    const localPath = path.join(folder, 'whole')
    const hash = createHash('sha256')
    async function* bytes() {
      for (const key of keys) {
        const piece = await app.storage.read(key)
        if (!piece) throw new Error(`a piece is missing from the storage: ${key}`)
        for await (const part of piece) {
          hash.update(part)
          yield part
        }
      }
    }
    await pipeline(bytes, createWriteStream(localPath))
    const file = { name, localPath, size, sha256: hash.digest('hex') }
    return keepLocalFile(app, file, app.config.largestUpload)
  })
}
