import { constants } from 'node:fs'
import { access, mkdir, open } from 'node:fs/promises'
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
