import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent } from '#app/platform/form-data.server.ts'
import { isUnanswered, noRoom } from '#app/platform/pg-errors.server.ts'
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
const hourMilliseconds = 3_600_000

type Received = { fields: FormData; files: StoredFile[]; faults: FileFault[] }
type Stores = Pick<App, 'db' | 'storage'>

/**
 * Reads a form with files. Each file is written to the local disk as it arrives, checked there, and
 * then stored. When one file is refused, none is stored.
 *
 * A stored file that no column `storage_key` refers to within a day is deleted.
 *
 * @returns the text fields, and either the stored files or the errors
 * @throws AppError `invalid` when the body is not a form or ends early
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
      return { fields, files: await keepArrived(app, arrived, keys), faults }
    } catch (error) {
      if (!isNotStored(error)) throw error
      app.log.error({ err: error }, 'files could not be stored')
      const unstored = arrived.map(({ name }) => ({ name, reason: 'unavailable' as const }))
      return { fields, files: [], faults: unstored }
    }
  } catch (error) {
    // A connection that ends early is reported as the sender's error too.
    if (error instanceof BrokenMultipart || request.signal.aborted)
      throw new AppError('invalid', 'The form could not be read.')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Stores files that passed their checks, all or none. */
export async function keepArrived(
  app: Stores,
  arrived: Arrived[],
  keys: (string | undefined)[] = [],
): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  try {
    for (const [place, { localPath, ...file }] of arrived.entries())
      stored.push({ key: await storeFile(app, localPath, file, keys[place]), ...file })
  } catch (error) {
    await removeFiles(
      app,
      stored.map(({ key }) => key),
    ).catch(() => {})
    throw error
  }
  return stored
}

/** Moves a finished local file into the storage, by default under a random key. */
async function storeFile(
  app: Stores,
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

/** Stores bytes that the product made itself as if they had been uploaded. */
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

/** A folder for files that are arriving; the sweep removes it when nobody does. */
export async function newUploadFolder(app: App): Promise<string> {
  const folder = path.join(app.config.dataDir, 'uploads', randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
    throw noRoom(error) ?? error
  })
  return folder
}

/**
 * Deletes files at once whose record was not stored. When the storage does not answer, housekeeping
 * deletes them a day later.
 */
export async function discardFiles(app: App, files: readonly { key: string }[]): Promise<void> {
  const keys = files.map(({ key }) => key)
  await removeFiles(app, keys).catch((error) => {
    if (!isNotStored(error)) throw error
    app.log.warn({ err: error }, 'files will be removed later')
  })
}

/**
 * Deletes files at once whose record failed to be stored. After an answer of the database that did not come nobody
 * knows whether it has stored the record: then only housekeeping may delete them, a day later.
 *
 * @param error of storing the record; the caller throws it, so a deletion that fails is only logged
 */
export async function discardUnlessStored(
  app: App,
  files: readonly { key: string }[],
  error: unknown,
): Promise<void> {
  if (isUnanswered(error)) return
  await discardFiles(app, files).catch((err) => {
    app.log.warn({ err }, 'files will be removed later')
  })
}

/** Stores a record of files; the files are deleted when that fails (`discardUnlessStored`). */
export async function orDiscard<T>(
  app: App,
  files: readonly { key: string }[],
  store: () => Promise<T>,
): Promise<T> {
  try {
    return await store()
  } catch (error) {
    await discardUnlessStored(app, files, error)
    throw error
  }
}

/** `readIntent` of a form with files. When it is refused, the files are deleted. */
export async function readFileIntent<T extends string>(
  app: App,
  { fields, files }: Pick<Received, 'fields' | 'files'>,
  ...asked: [known: readonly T[], name?: 'kind']
): Promise<T> {
  try {
    return readIntent(fields, ...asked)
  } catch (error) {
    await discardFiles(app, files)
    throw error
  }
}

/** Deletes files if, and only if, the transaction that removed their last reference commits. */
export async function deleteFiles(app: App, tx: Tx, keys: string[]): Promise<void> {
  if (keys.length > 0) await app.jobs.enqueue(tx, fileQueue, { keys })
}

const queuedSchema = z.object({ keys: z.array(z.string()) })

/** Runs the job that `deleteFiles` has queued. What it cannot delete is left to the sweep, which tries for ever. */
export async function removeQueuedFiles(
  app: Pick<App, 'db' | 'storage' | 'now'>,
  data: unknown,
): Promise<void> {
  const { keys } = queuedSchema.parse(data)
  const old = new Date(yesterdayOf(app).getTime() - hourMilliseconds)
  await app.db.system((tx) => store.noteReceivedFiles(tx, keys, old))
  await removeFiles(app, keys)
}

async function removeFiles(app: Stores, keys: string[]): Promise<void> {
  // Another record may refer to the same file again by now.
  const unused = await app.db.system((tx) => store.selectUnusedKeys(tx, keys))
  const failed = new Map<string, unknown>()
  for (const key of unused) await app.storage.delete(key).catch((error) => failed.set(key, error))
  const deleted = unused.filter((key) => !failed.has(key))
  await app.db.system((tx) => store.deleteReceivedFiles(tx, deleted))
  for (const error of failed.values()) throw error
}

/** How long the file of an upload waits to be named by a record. */
export const uploadDays = 1

const yesterdayOf = ({ now }: Pick<App, 'now'>) =>
  new Date(now().getTime() - uploadDays * dayMilliseconds)

/**
 * Deletes files of uploads that were not completed in time. One that cannot be deleted holds up no other, and is
 * tried again after an hour.
 *
 * @throws AggregateError of the deletions that failed, when everything else is done
 */
export async function sweepFiles(app: App): Promise<void> {
  const yesterday = yesterdayOf(app)
  const inAnHour = new Date(yesterday.getTime() + hourMilliseconds)
  const failures: unknown[] = []
  for (;;) {
    // The rows are deleted after the files, so that a failed deletion is tried again.
    const [taken, faults] = await app.db.system(async (tx) => {
      const keys = await store.takeReceivedFiles(tx, yesterday, 200)
      const failed = new Map<string, unknown>()
      for (const key of await store.selectUnusedKeys(tx, keys))
        await app.storage.delete(key).catch((error) => failed.set(key, error))
      await store.noteReceivedFiles(tx, [...failed.keys()], inAnHour)
      return [keys.length, [...failed.values()]]
    })
    failures.push(...faults)
    // When none can be deleted, the storage is away.
    if (taken === faults.length) break
  }
  const uploads = path.join(app.config.dataDir, 'uploads')
  for (const name of await readdir(uploads).catch(() => [])) {
    const folder = path.join(uploads, name)
    // Another request may have removed its own meanwhile.
    const found = await stat(folder).catch(() => null)
    if (found && found.mtime < yesterday) await rm(folder, { recursive: true, force: true })
  }
  if (failures.length > 0)
    throw new AggregateError(failures.slice(0, 1), `${failures.length} files could not be deleted`)
}

/** Empties the folder of files that are arriving: what a killed process left there belongs to nobody. */
export async function emptyUploads(app: App): Promise<void> {
  const uploads = path.join(app.config.dataDir, 'uploads')
  await rm(uploads, { recursive: true, force: true })
}
