import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { App, Platform } from '#app/platform/app.server.ts'
import { createBreakers } from '#app/platform/breakers.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { createDatabase } from '#app/platform/db.server.ts'
import { createDiskSpace } from '#app/platform/disk-space.server.ts'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { createJobs, type JobHandler } from '#app/platform/jobs.server.ts'
import { createLog, type Log } from '#app/platform/log.server.ts'
import { createMailer } from '#app/platform/mailer.server.ts'
import { migrate, requireSupportedServer } from '#app/platform/migrate.server.ts'
import { createPageCache } from '#app/platform/page-cache.server.ts'
import { hearInvalidations } from '#app/platform/page-dependencies.server.ts'
import { loadSecret } from '#app/platform/secret.server.ts'
import { createSignals } from '#app/platform/signals.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'
import { createStorage } from '#app/platform/storage.server.ts'
import { unlessAborted } from '#app/platform/unless-aborted.ts'
import { createWorkers } from '#app/platform/workers.server.ts'
import { contributions } from './contributions.ts'

const cachedPageBytes = 32 * 1024 * 1024

/** The parts of a process, and the function that stops them. */
export type Assembled = { app: App; close(): Promise<void> }

/**
 * Creates every part of a process in the order of their dependencies; `close` stops them in the reverse
 * order.
 *
 * @param signal ends it between two steps, and in those that may wait for long
 * @throws StartupError one line with the remedy, or the reason of the signal; parts that were already
 * started have been stopped
 */
export async function assemble(
  config: Config,
  signal = new AbortController().signal,
): Promise<Assembled> {
  const undo: (() => Promise<unknown> | unknown)[] = []
  const close = async () => {
    // A part that does not stop keeps no other from it.
    const faults: unknown[] = []
    for (const step of undo.splice(0).reverse())
      await Promise.resolve()
        .then(step)
        .catch((error: unknown) => faults.push(error))
    if (faults.length > 0) throw faults[0]
  }
  try {
    const log = createLog(config.logLevel)
    await requireWritable(config.dataDir)
    const postgresServer = config.databaseUrl
      ? undefined
      : await startEmbeddedPostgres({
          dataDir: config.dataDir,
          signal,
          log: (line) => log.debug({ line }, 'postgres'),
          onTrouble: (reason) => log.error({ reason }, 'embedded PostgreSQL'),
          onRecovery: () =>
            log.warn('the embedded PostgreSQL recovers from a crash, which may take minutes'),
        })
    if (postgresServer) undo.push(() => postgresServer.stop())
    const url = config.databaseUrl ?? postgresServer?.url ?? ''
    const secret = await loadSecret(config)
    const now = () => new Date()
    await prepareDatabase(url, log, signal)
    const db = createDatabase(url, log, undefined, postgresServer?.trouble)
    undo.push(() => db.close())
    await unlessAborted(signal, db.requireVisitor())
    const mailer = createMailer(config)
    undo.push(() => mailer.close())
    const storage = await createStorage(config)
    undo.push(() => storage.close())
    signal.throwIfAborted()
    const workers = createWorkers()
    undo.push(() => workers.close())
    const jobs = await createJobs({
      db,
      log,
      soleInstance: config.embedded,
      // No job is taken from a queue before `app` exists.
      queues: queuesOf(() => app),
      patientQueues: contributions.flatMap(({ patientQueues = [] }) => patientQueues),
    })
    undo.push(() => jobs.stop())
    signal.throwIfAborted()
    const signals = createSignals(db)
    undo.push(() => signals.close())
    const pages = createPageCache(cachedPageBytes, now)
    await hearInvalidations(db, pages)
    const platform: Platform = {
      config,
      db,
      jobs,
      mailer,
      replies: repliesTo(() => app),
      storage,
      space: createDiskSpace(config.dataDir),
      pages,
      workers,
      breakers: createBreakers(),
      signals,
      now,
      log,
      secret,
    }
    const app: App = Object.assign(
      platform as App,
      ...contributions.map(({ parts }) => parts?.(platform)),
    )
    return { app, close }
  } catch (error) {
    await close()
    throw error
  }
}

function queuesOf(app: () => App): Record<string, JobHandler> {
  const jobs = contributions.flatMap(({ jobs = {} }) => Object.entries(jobs))
  return Object.fromEntries(
    jobs.map(([queue, handle]) => [queue, (data, job) => handle(app(), data, job)]),
  )
}

function repliesTo(app: () => App): Platform['replies'] {
  const handlers = contributions.flatMap(({ replies = {} }) => Object.entries(replies))
  return Object.fromEntries(handlers.map(([kind, take]) => [kind, (reply) => take(app(), reply)]))
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `The data directory ${folder} cannot be written (${code}): make it writable, or set DATA_DIR to another one.`,
    )
  }
}

async function prepareDatabase(url: string, log: Log, signal: AbortSignal): Promise<void> {
  const opening = openSql(url).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `The database does not answer (${error.code ?? error.message}): check DATABASE_URL and that PostgreSQL is running.`,
    )
  })
  const connection = await unlessAborted(signal, opening)
  try {
    const folder = path.resolve('db/migrations')
    await unlessAborted(signal, requireSupportedServer(connection))
    // A step that runs is rolled back when its connection ends.
    await unlessAborted(signal, migrate(connection, folder, { tell: (line) => log.warn(line) }))
  } finally {
    await connection.end()
  }
}
