import { Readable } from 'node:stream'
import {
  GetObjectCommand,
  HeadBucketCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { createBreaker } from './breakers.server.ts'
import type { S3Config } from './config.server.ts'
import { isOutage, StorageUnavailable } from './storage-faults.server.ts'
import { checked, common, type Storage } from './stored-files.server.ts'

const connectMilliseconds = 3_000
/** Time without a byte in either direction; a slow connection that moves may take as long as it needs. */
const idleMilliseconds = 6_000
/** After failures in a row, requests are refused at once for this long. */
const restMilliseconds = 2_000

/** Files in a bucket of S3 or of a server with the same protocol. */
export function s3Storage({ bucket, ...s3 }: S3Config, idle = idleMilliseconds): Storage {
  const settings: S3ClientConfig = {
    endpoint: s3.endpoint,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
    // Servers that only support the older protocol refuse checksums they did not ask for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  }
  // A slow download keeps its connection for as long as it takes: with a limit of connections the others
  // would wait for it.
  const unlimited = { httpAgent: { maxSockets: Infinity }, httpsAgent: { maxSockets: Infinity } }
  const connecting = { ...unlimited, connectionTimeout: connectMilliseconds }
  const client = new S3Client({
    ...settings,
    requestHandler: { ...connecting, socketTimeout: idle },
  })
  // Of a download only the head is limited here: a socket is idle too while its reader pauses.
  const downloads = new S3Client({
    ...settings,
    requestHandler: {
      ...connecting,
      ...{ socketTimeout: 0, requestTimeout: idle, throwOnRequestTimeout: true },
    },
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  const breaker = createBreaker(restMilliseconds)

  /** @throws StorageUnavailable when it does not answer, or has not answered lately */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      breaker.succeeded()
      return result
    } catch (error) {
      if (!isOutage(error)) throw error
      breaker.failed()
      throw new StorageUnavailable(error)
    }
  }
  const unlessResting = <T>(work: () => Promise<T>) =>
    breaker.isOpen() ? Promise.reject(new StorageUnavailable('resting')) : ask(work)

  const { take, delete: remove, exists } = common(disk)
  return {
    take: (...given) => unlessResting(() => take(...given)),
    delete: (key) => unlessResting(() => remove(key)),
    exists: (key) => unlessResting(() => exists(key)),
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const command = new GetObjectCommand({ Bucket: bucket, Key: checked(key), Range })
      try {
        const { Body } = await unlessResting(() => downloads.send(command))
        return whileMoving(Body as Readable, idle)
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null
        throw error
      }
    },
    // This check also finds out that the storage is back, before a visitor has to.
    ping: () => ask(() => client.send(new HeadBucketCommand({ Bucket: bucket }))),
    close() {
      client.destroy()
      downloads.destroy()
    },
  }
}

/** Gives a body up that sends nothing for this long although bytes are wanted; a reader may pause. */
function whileMoving(body: Readable, idle: number): Readable {
  let timer: NodeJS.Timeout | undefined
  const moving = new Readable({
    read() {
      clearTimeout(timer)
      timer = setTimeout(() => moving.destroy(new StorageUnavailable('no bytes')), idle)
      body.resume()
    },
    destroy(error, done) {
      clearTimeout(timer)
      body.destroy()
      done(error)
    },
  })
  body.on('data', (bytes) => {
    clearTimeout(timer)
    // It asks again when it wants more.
    if (!moving.push(bytes)) body.pause()
  })
  body.on('end', () => {
    // All is here: the reader takes the rest in its own time.
    clearTimeout(timer)
    moving.push(null)
  })
  body.on('error', (error) => moving.destroy(error))
  return moving
}
