import { constants } from 'node:fs'
import { access, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { GetObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Config, S3Config } from './config.server.ts'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Files by key: on this machine's disk or in S3, with the same behaviour. */
export type Storage = {
  /** Moves a finished file of this machine into the storage. */
  take(localPath: string, key: string, file: { type: string; size: number }): Promise<void>
  /** Null when nothing is stored under the key. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** A key that does not exist is no error. */
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Rejects when the storage cannot be used. */
  ping(): Promise<unknown>
  close(): void
}

export function createStorage(config: Pick<Config, 'dataDir' | 's3'>): Storage {
  return config.s3 ? s3Storage(config.s3) : localStorage(path.join(config.dataDir, 'files'))
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

function s3Storage({ bucket, ...s3 }: S3Config): Storage {
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
    // Servers that only speak the older protocol refuse checksums they did not ask for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000 },
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    ...common(disk),
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const command = new GetObjectCommand({ Bucket: bucket, Key: checked(key), Range })
      try {
        return (await client.send(command)).Body as Readable
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null
        throw error
      }
    },
    ping: () => client.send(new HeadBucketCommand({ Bucket: bucket })),
    close: () => client.destroy(),
  }
}

function common(disk: Disk): Pick<Storage, 'take' | 'delete' | 'exists'> {
  return {
    take: (localPath, key, { type, size }) =>
      disk.moveFromFs(localPath, checked(key), { contentType: type, contentLength: size }),
    delete: (key) => disk.delete(checked(key)),
    exists: (key) => disk.exists(checked(key)),
  }
}

/** Keys are ours and random; whatever else arrives here is a fault of the program. */
function checked(key: string): string {
  if (!/^[a-z0-9][\w-]*(\/[a-z0-9][\w.-]*)+$/i.test(key) || key.includes('..'))
    throw new Error('not a storage key')
  return key
}
