import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { noRoom } from '#app/platform/pg-errors.server.ts'
import { isNotStored } from '#app/platform/storage-faults.server.ts'
import type { FileFault, StoredFile } from './file.ts'
import { cleanFileName } from './file-name.ts'
import * as store from './file-store.server.ts'
import { detectType } from './file-type.server.ts'
import { BrokenMultipart, isMultipart } from './multipart.server.ts'
import { type Arrived, readUpload, type UploadOptions } from './read-upload.server.ts'

export { sendFile, sendMade } from './send-file.server.ts'

export const fileQueue = 'files'

const dayMilliseconds = 86_400_000

type Received = { fields: FormData; files: StoredFile[]; faults: FileFault[] }
type Stores = Pick<App, 'db' | 'storage'>

/**
 * Reads a form with files. Each file goes to this machine's disk as it arrives, is looked into there,
 * and only then into the storage; when one is at fault, none is stored.
 *
 * What the caller does not name in a column `storage_key` within a day is removed.
 *
 * @returns the text fields, and either the stored files or what is wrong with them
 * @throws AppError `invalid` when the body is no form or breaks off
 */
export async function receiveFiles(
  app: App,
  request: Request,
  options: UploadOptions,
): Promise<Received> {
  if (!isMultipart(request) || !request.body)
    return { fields: await readForm(request), files: [], faults: [] }
  const folder = await newUploadFolder(app)
  try {
    const { fields, arrived, faults } = await readUpload(request, folder, options)
    const keys = arrived.map((file) => options.keyFor?.(fields, file))
    if (faults.length > 0) return { fields, files: [], faults }
    try {
      return { fields, files: await keep(app, arrived, keys), faults }
    } catch (error) {
      if (!isNotStored(error)) throw error
      app.log.error({ err: error }, 'files could not be stored')
      const unstored = arrived.map(({ name }) => ({ name, reason: 'unavailable' as const }))
      return { fields, files: [], faults: unstored }
    }
  } catch (error) {
    // A connection that breaks off is the sender's doing as well.
    if (error instanceof BrokenMultipart || request.signal.aborted)
      throw new AppError('invalid', 'The form could not be read.')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function keep(
  app: App,
  arrived: Arrived[],
  keys: (string | undefined)[],
): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  try {
    for (const [place, { localPath, ...file }] of arrived.entries())
      stored.push({ key: await storeFile(app, localPath, file, keys[place]), ...file })
  } catch (error) {
    await discardFiles(app, stored).catch(() => {})
    throw error
  }
  return stored
}

/** Takes a finished local file into the storage, by itself under a key that tells nothing about it. */
async function storeFile(
  app: App,
  localPath: string,
  file: { type: string; size: number },
  key = randomKey(),
): Promise<string> {
  await app.db.system((tx) => store.insertReceivedFile(tx, key))
  await app.storage.take(localPath, key, file)
  return key
}

function randomKey(): string {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}`
}

/** Stores bytes of our own making, as if somebody had handed them in. */
export async function keepBytes(app: App, name: string, bytes: Uint8Array): Promise<StoredFile> {
  const folder = await newUploadFolder(app)
  const localPath = path.join(folder, 'bytes')
  try {
    await writeFile(localPath, bytes)
    const type = (await detectType(localPath)) ?? 'application/octet-stream'
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = { name: cleanFileName(name, type), size: bytes.length, type, sha256 }
    return { key: await storeFile(app, localPath, file), ...file }
  } catch (error) {
    throw noRoom(error) ?? error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function newUploadFolder(app: App): Promise<string> {
  const folder = path.join(app.config.dataDir, 'uploads', randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
    throw noRoom(error) ?? error
  })
  return folder
}

/**
 * Removes files at once that were received for something that then did not come about; a day later
 * where the storage does not answer now.
 */
export async function discardFiles(app: App, files: readonly { key: string }[]): Promise<void> {
  const keys = files.map(({ key }) => key)
  await removeFiles(app, keys).catch((error) => {
    if (!isNotStored(error)) throw error
    app.log.warn({ err: error }, 'files are discarded later')
  })
}

/** Removes files if, and only if, the transaction that stopped naming them commits. */
export async function deleteFiles(app: App, tx: Tx, keys: string[]): Promise<void> {
  if (keys.length > 0) await app.jobs.enqueue(tx, fileQueue, { keys })
}

const queuedSchema = z.object({ keys: z.array(z.string()) })

/** Does what `deleteFiles` has queued. */
export async function removeQueuedFiles(app: Stores, data: unknown): Promise<void> {
  await removeFiles(app, queuedSchema.parse(data).keys)
}

async function removeFiles(app: Stores, keys: string[]): Promise<void> {
  // A copy of a file may have been named again meanwhile.
  const unused = await app.db.system((tx) => store.selectUnusedKeys(tx, keys))
  for (const key of unused) await app.storage.delete(key)
  await app.db.system((tx) => store.deleteReceivedFiles(tx, unused))
}

/** Removes what uploads left behind that were cut off a day ago or earlier. */
export async function sweepFiles(app: App): Promise<void> {
  const yesterday = new Date(app.now().getTime() - dayMilliseconds)
  for (;;) {
    // The notes go only when the files are gone: a failure is made good the next time.
    const taken = await app.db.system(async (tx) => {
      const keys = await store.takeReceivedFiles(tx, yesterday, 200)
      for (const key of await store.selectUnusedKeys(tx, keys)) await app.storage.delete(key)
      return keys.length
    })
    if (taken === 0) break
  }
  const uploads = path.join(app.config.dataDir, 'uploads')
  for (const name of await readdir(uploads).catch(() => [])) {
    const folder = path.join(uploads, name)
    const { mtime } = await stat(folder)
    if (mtime < yesterday) await rm(folder, { recursive: true, force: true })
  }
}
