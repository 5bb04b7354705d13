import { constants } from 'node:fs'
import { access, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from './config.server.ts'
import { checked, common, type Storage } from './stored-files.server.ts'

export async function createStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (!config.s3) return localStorage(path.join(config.dataDir, 'files'))
  // Imported when needed: the S3 client is large, and most installations do not use it.
  const { s3Storage } = await import('./s3-storage.server.ts')
  return s3Storage(config.s3)
}

function localStorage(location: string): Storage {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    ...common(disk),
    take: (localPath, key) => moveDurably(localPath, path.join(location, checked(key))),
    async read(key, range) {
      try {
        const file = await open(path.join(location, checked(key)))
        return file.createReadStream(range)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async ping() {
      await mkdir(location, { recursive: true, mode: 0o700 })
      await access(location, constants.W_OK)
    },
    close() {},
  }
}

/** Moves a file so that it is whole under its new name, and still there when the machine stops a moment later. */
async function moveDurably(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  await writeOut(from)
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyBeside(from, to)
  }
  await writeOut(path.dirname(to))
}

/** To another file system, where a file cannot be renamed. */
async function copyBeside(from: string, to: string): Promise<void> {
  const beside = `${to}.part`
  try {
    await copyFile(from, beside)
    await writeOut(beside)
    await rename(beside, to)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  await rm(from)
}

/** Waits until a file, or the names in a folder, are on the disk itself. */
async function writeOut(place: string): Promise<void> {
  const file = await open(place)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
