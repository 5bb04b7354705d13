import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { unavailability } from '#app/platform/pg-errors.server.ts'
import { isNotStored, isOutage } from '#app/platform/storage-faults.server.ts'
import { WorkerBusy, type WorkerDefinition, WorkerFailed } from '#app/platform/worker.ts'
import { quarantinedMailPage } from '#content/inbound-mail.ts'
import type { NotRead, ReadMail, ReadTask } from './read-mail.ts'

const mebibyte = 1024 * 1024

const mailWorker: WorkerDefinition = {
  file: 'app/features/inbound-mail/mail-program.server.ts',
  processes: 1,
  places: 20,
  placesEach: 20,
  milliseconds: 30_000,
  cpuMilliseconds: 12_000,
  // A mail of 35 MB is in memory twice, with its files.
  bytes: 320 * mebibyte,
  keptBytes: 200 * mebibyte,
  idleMilliseconds: 20_000,
}

type Parts = Pick<App, 'workers' | 'storage' | 'config' | 'log'>

/**
 * Reads a stored mail in a worker process, and passes it on with its files, which are deleted afterwards.
 * @param use gets undefined when the bytes are no mail
 * @throws AppError `conflict` when it is not in storage; WorkerBusy, WorkerFailed, StorageUnavailable: it may work
 *   later
 */
export async function withStoredMail<T>(
  app: Parts,
  key: string,
  use: (mail: ReadMail | undefined) => Promise<T>,
): Promise<T> {
  const folder = path.join(app.config.dataDir, 'uploads', randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const localPath = path.join(folder, 'mail')
    const stored = await app.storage.read(key)
    if (!stored) throw new AppError('conflict', quarantinedMailPage.errors.notWhole)
    await pipeline(stored, createWriteStream(localPath))
    const [name = '', domain = ''] = app.config.inbound?.address.split('@') ?? []
    return await use(await read(app, { localPath, folder, name, domain }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function read(app: Parts, task: ReadTask): Promise<ReadMail | undefined> {
  const work = { asker: 'mail', input: () => task }
  const answer = (await app.workers.run(mailWorker, work)) as ReadMail | NotRead
  if (!('whyNoMail' in answer)) return answer
  app.log.warn({ reason: answer.whyNoMail }, 'a mail was not read')
  return undefined
}

/**
 * Whether a mail could not be read or stored for reasons that are not in it and will pass: the storage, the
 * database or the disk has no room or does not answer, or others are read first.
 */
export const willPass = (error: unknown): boolean =>
  error instanceof WorkerBusy ||
  (error instanceof WorkerFailed && error.reason === 'stopped') ||
  [isNotStored, isOutage, unavailability].some((isSo) => isSo(error))
