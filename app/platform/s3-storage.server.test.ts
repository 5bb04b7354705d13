import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLine } from '#test/line.ts'
import { startS3 } from '#test/s3.ts'
import { s3Storage } from './s3-storage.server.ts'
import { StorageUnavailable } from './storage-faults.server.ts'

/** A storage that works answers within this also on a busy machine. */
const idle = 3_000
const bytes = randomBytes(300_000)
let server: Awaited<ReturnType<typeof startS3>>
let line: Awaited<ReturnType<typeof startLine>>
let folder: string
beforeAll(async () => {
  server = await startS3()
  line = await startLine(Number(new URL(server.env.S3_ENDPOINT).port))
  folder = await mkdtemp(join(tmpdir(), 's3-'))
})
afterAll(async () => {
  await line.close()
  await server.close()
  await rm(folder, { recursive: true })
})

function open() {
  const { env } = server
  return s3Storage(
    {
      endpoint: `http://127.0.0.1:${line.port}`,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    },
    idle,
  )
}

async function put(storage: ReturnType<typeof open>, key: string, content = bytes) {
  const file = join(folder, 'file')
  await writeFile(file, content)
  await storage.take(file, key, { type: 'application/pdf', size: content.length })
}

test('a storage that hangs is given up, then left alone for a while, and found again', async () => {
  const storage = open()
  await put(storage, 'aa/one')
  line.freeze()
  for (let tries = 0; tries < 3; tries += 1)
    await expect(storage.read('aa/one')).rejects.toThrow(StorageUnavailable)
  const asked = performance.now()
  await expect(put(storage, 'aa/two')).rejects.toThrow(StorageUnavailable)
  await expect(storage.exists('aa/one')).rejects.toThrow(StorageUnavailable)
  expect(performance.now() - asked).toBeLessThan(idle)
  await expect(storage.ping()).rejects.toThrow(StorageUnavailable)

  line.thaw()
  await storage.ping()
  await put(storage, 'aa/two')
  expect(await storage.exists('aa/two')).toBe(true)
  expect(await storage.read('aa/none')).toBeNull()
  storage.close()
})

test('an upload that hangs half way is given up', async () => {
  const storage = open()
  await storage.ping()
  line.freeze()
  await expect(put(storage, 'aa/three')).rejects.toThrow(StorageUnavailable)
  line.thaw()
  storage.close()
})

test('a slow line that moves may take longer than a hanging one', async () => {
  const storage = open()
  await put(storage, 'aa/slow')
  const stream = await storage.read('aa/slow')
  let size = 0
  // The connection pauses again and again, each time for less than the time limit.
  for await (const chunk of stream ?? []) {
    size += chunk.length
    line.freeze()
    await delay(50)
    line.thaw()
  }
  expect(size).toBe(bytes.length)
  storage.close()
})

test('a reader may pause for longer than a storage may hang; the download goes on', async () => {
  const storage = open()
  await put(storage, 'aa/pause')
  const stream = await storage.read('aa/pause')
  let size = 0
  for await (const chunk of stream ?? []) {
    if (size === 0) await delay(1.2 * idle)
    size += chunk.length
  }
  expect(size).toBe(bytes.length)
  storage.close()
})

test('a reader may pause when all has come and is not read yet', async () => {
  const storage = open()
  const small = randomBytes(40_000)
  await put(storage, 'aa/small', small)
  const stream = (await storage.read('aa/small')) as Readable
  await once(stream, 'readable')
  let size = (stream.read(1) as Buffer).length
  await delay(1.5 * idle)
  for await (const chunk of stream) size += chunk.length
  expect(size).toBe(small.length)
  storage.close()
})

test('a download that hangs while its reader wants bytes is given up', async () => {
  const storage = open()
  await put(storage, 'aa/hangs')
  const stream = await storage.read('aa/hangs')
  const readWhole = async () => {
    for await (const _ of stream ?? []) line.freeze()
  }
  await expect(readWhole()).rejects.toThrow(StorageUnavailable)
  line.thaw()
  storage.close()
})

test('many readers that pause keep nobody else from the storage', async () => {
  const storage = open()
  await put(storage, 'aa/many')
  const streams = await Promise.all(Array.from({ length: 60 }, () => storage.read('aa/many')))
  await storage.ping()
  await put(storage, 'aa/other')
  for (const stream of streams) stream?.destroy()
  storage.close()
})
