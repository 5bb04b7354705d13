import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { formBytes, readForm } from '#app/platform/form-data.server.ts'
import {
  documentTypes,
  type FileFault,
  fileBytes,
  filesAtOnce,
  type StoredFile,
  uploadBytes,
} from './file.ts'
import { cleanFileName } from './file-name.ts'
import * as store from './file-store.server.ts'
import { detectType } from './file-type.server.ts'
import { BrokenMultipart, boundaryOf, type Part, readParts } from './multipart.server.ts'

export { sendFile } from './send-file.server.ts'

export const fileQueue = 'files'

const dayMilliseconds = 86_400_000

type ReceiveOptions = {
  /** The text fields to keep; others are skipped. */
  fields: readonly string[]
  maxBytes?: number
  maxFiles?: number
  /** Types, found from the bytes, that are taken. */
  accept?: readonly string[]
}
type Received = { fields: FormData; files: StoredFile[]; faults: FileFault[] }
type Stores = Pick<App, 'db' | 'storage'>
type Arrived = Omit<StoredFile, 'key'> & { localPath: string }

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
  options: ReceiveOptions,
): Promise<Received> {
  const boundary = boundaryOf(request)
  if (!boundary || !request.body) return { fields: await readForm(request), files: [], faults: [] }
  const folder = path.join(app.config.dataDir, 'uploads', randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const { fields, arrived, faults } = await readAll(request.body, boundary, folder, options)
    return { fields, files: faults.length > 0 ? [] : await keep(app, arrived), faults }
  } catch (error) {
    // A connection that breaks off is the sender's doing as well.
    if (error instanceof BrokenMultipart || request.signal.aborted)
      throw new AppError('invalid', 'The form could not be read.')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  folder: string,
  options: ReceiveOptions,
) {
  const { fields: names, maxBytes = fileBytes, maxFiles = filesAtOnce } = options
  const [fields, arrived, faults]: [FormData, Arrived[], FileFault[]] = [new FormData(), [], []]
  let textBytes = 0
  for await (const part of readParts(body, boundary, uploadBytes)) {
    if (part.filename === undefined) {
      const text = await readText(part, formBytes - textBytes)
      textBytes += text.length
      if (names.includes(part.name)) fields.append(part.name, text.toString('utf8'))
      continue
    }
    if (arrived.length + faults.length >= maxFiles + 1) continue
    const file = await readFile(part, path.join(folder, String(arrived.length)), maxBytes)
    const name = cleanFileName(part.filename, '')
    if (file.size === 0 && part.filename === '') continue // an input with nothing chosen
    if (arrived.length >= maxFiles) faults.push({ name, reason: 'too_many' })
    else if (file.size > maxBytes) faults.push({ name, reason: 'too_large' })
    else if (file.size === 0) faults.push({ name, reason: 'empty' })
    else {
      const type = await detectType(file.localPath)
      if (!type || !(options.accept ?? documentTypes).includes(type))
        faults.push({ name, reason: 'wrong_type' })
      else arrived.push({ ...file, type, name: cleanFileName(part.filename, type) })
    }
  }
  return { fields, arrived, faults }
}

async function readText(part: Part, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of part.content) {
    size += piece.length
    if (size > limit) throw new BrokenMultipart('too much text')
    pieces.push(Buffer.from(piece))
  }
  return Buffer.concat(pieces)
}

/** Writes a part to disk, up to the limit; what comes after is counted and thrown away, so that an answer can be read. */
async function readFile(part: Part, localPath: string, limit: number) {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length
      if (size > limit) return done()
      hash.update(piece)
      done(null, piece)
    },
  })
  await pipeline(part.content, measure, createWriteStream(localPath))
  return { localPath, size, sha256: hash.digest('hex') }
}

async function keep(app: App, arrived: Arrived[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  try {
    for (const { localPath, ...file } of arrived)
      stored.push({ key: await storeFile(app, localPath, file), ...file })
  } catch (error) {
    await discardFiles(app, stored).catch(() => {})
    throw error
  }
  return stored
}

/** Takes a finished local file into the storage, under a key that tells nothing about it. */
async function storeFile(
  app: App,
  localPath: string,
  file: { type: string; size: number },
): Promise<string> {
  const id = randomUUID()
  const key = `${id.slice(0, 2)}/${id}`
  await app.db.system((tx) => store.insertReceivedFile(tx, key))
  await app.storage.take(localPath, key, file)
  return key
}

/** Removes files at once that were received for something that then did not come about. */
export async function discardFiles(app: App, files: readonly { key: string }[]): Promise<void> {
  await removeFiles(
    app,
    files.map(({ key }) => key),
  )
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
