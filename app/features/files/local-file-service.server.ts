import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { App } from '#app/platform/app.server.ts'
import { noRoom } from '#app/platform/pg-errors.server.ts'
import { type FileFault, filesAtOnce, type StoredFile } from './file.ts'
import { keepArrived, newUploadFolder } from './file-service.server.ts'
import { type Arrived, checkFile } from './read-upload.server.ts'

type LocalFile = { name: string; localPath: string; size: number }

/**
 * Checks and stores files that came by another way than a form, such as a mail: as many, as large and of
 * the same types as in a form. Those that are refused are left out.
 * @throws when the storage does not answer; nothing is stored then
 */
export async function keepLocalFiles(
  app: Pick<App, 'db' | 'storage'>,
  given: readonly LocalFile[],
): Promise<{ files: StoredFile[]; faults: FileFault[] }> {
  const [arrived, faults]: [Arrived[], FileFault[]] = [[], []]
  for (const { name, localPath, size } of given) {
    if (arrived.length >= filesAtOnce) faults.push({ name, reason: 'too_many' })
    else {
      const sha256 = await hashOf(localPath)
      const checked = await checkFile(name, { localPath, size, sha256 }, {})
      if ('reason' in checked) faults.push(checked)
      else arrived.push(checked)
    }
  }
  return { files: await keepArrived(app, arrived), faults }
}

/** Gives work a folder of its own, removed afterwards. @throws StorageFull when the disk is full */
export async function inUploadFolder<T>(
  app: App,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await newUploadFolder(app)
  try {
    return await work(folder)
  } catch (error) {
    throw noRoom(error) ?? error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Checks one file as those of a form are, but for its size, and stores it. */
export async function keepLocalFile(
  app: Pick<App, 'db' | 'storage'>,
  { name, ...file }: LocalFile & { sha256: string },
  maxBytes: number,
): Promise<StoredFile | FileFault> {
  const checked = await checkFile(name, file, { maxBytes })
  if ('reason' in checked) return checked
  const [stored] = await keepArrived(app, [checked])
  return stored as StoredFile
}

/** Stores a part of a file, unchecked: only the whole is looked at. @returns its storage key */
export async function keepPart(
  app: Pick<App, 'db' | 'storage'>,
  localPath: string,
  size: number,
): Promise<string> {
  const part = { localPath, size, name: 'part', type: 'application/octet-stream', sha256: '' }
  const [stored] = await keepArrived(app, [part])
  return (stored as StoredFile).key
}

async function hashOf(localPath: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(localPath)) hash.update(piece)
  return hash.digest('hex')
}
