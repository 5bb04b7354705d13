import { setTimeout as delay } from 'node:timers/promises'
import type { ClusterPasswords } from './embedded-postgres-cluster.server.ts'
import {
  clusterDirectory,
  ensureCluster,
  readPasswords,
} from './embedded-postgres-cluster.server.ts'
import { claimDataDirectory } from './embedded-postgres-lock.server.ts'
import { isAlive, readPostmasterFile, stopOrphans } from './embedded-postgres-orphans.server.ts'
import type {
  ReadyLimits,
  ServerProcess,
  ServerSettings,
} from './embedded-postgres-process.server.ts'
import { connectAsSuperuser, startServer } from './embedded-postgres-process.server.ts'
import { findPostgresRunner } from './embedded-postgres-runner.server.ts'

const NAME = 'unordin'
/** After this long without a failure, the next failure counts as the first one. */
const CALM_MS = 5_000
const FIRST_WAIT_MS = 250
/** The product must be back within five seconds after PostgreSQL can start again. */
const LONGEST_WAIT_MS = 2_000

export interface EmbeddedPostgres {
  /** Connects as the role that owns the database, which is not a superuser. */
  url: string
  /** Connects to the same database as the superuser. */
  adminUrl: string
  /** Why PostgreSQL is not running at the moment; undefined while it runs. */
  trouble(): string | undefined
  /** Fast shutdown, immediate after 8 s; then releases the lock of the data directory. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Absolute path; the database lives in `postgres` below it. */
  dataDir: string
  /** Receives PostgreSQL's own log, line by line. */
  log?: (line: string) => void
  /** Called with the reason each time PostgreSQL has ended by itself or could not be started again. */
  onTrouble?: (reason: string) => void
  /** Called once in a start that takes long, because PostgreSQL recovers from a crash. */
  onRecovery?: () => void
  /** How long a start may take. */
  limits?: ReadyLimits
  /** Ends a start that is under way. */
  signal?: AbortSignal
  /** PostgreSQL settings with which tests trade durability for speed. */
  options?: Record<string, string | number>
}

/**
 * Starts the PostgreSQL that comes with the product and creates its database the first time. It ends
 * when this process ends, for any reason. If it dies alone, it is started again on the same port, as
 * often as necessary.
 *
 * @throws StartupError when another instance uses the directory, when the directory cannot be written,
 * or when PostgreSQL cannot run here; the message is one line with the remedy. Or the reason of the
 * signal.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, onTrouble = () => {}, onRecovery, limits } = options
  const unlock = claimDataDirectory(dataDir)
  try {
    const runner = await findPostgresRunner(dataDir)
    const cluster = await ensureCluster(dataDir, runner)
    const passwords = readPasswords(cluster)
    await stopOrphans(cluster)
    options.signal?.throwIfAborted()
    const settings = {
      ...{ cluster, runner, log, onRecovery, limits, options: options.options },
      superuserPassword: passwords.superuser,
    }
    const server = await startServer({ ...settings, signal: options.signal }).catch((error) => {
      options.signal?.throwIfAborted()
      throw error
    })
    try {
      await ensureDatabase(server.port, passwords)
    } catch (error) {
      await server.stop()
      throw error
    }
    const { trouble, stop: stopServer } = keepRunning(settings, server, onTrouble)
    const stop = async () => {
      await stopServer()
      unlock()
    }
    return { ...addresses(server.port, passwords), trouble, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Finds the embedded PostgreSQL that another process of this machine runs.
 *
 * @param dataDir absolute path of the data directory
 * @returns its addresses, or undefined when none runs there
 */
export function findRunningPostgres(
  dataDir: string,
): Pick<EmbeddedPostgres, 'url' | 'adminUrl'> | undefined {
  const cluster = clusterDirectory(dataDir)
  const server = readPostmasterFile(cluster)
  if (!server?.ready || !isAlive(server.pid)) return undefined
  return addresses(server.port, readPasswords(cluster))
}

function addresses(port: number, { superuser, owner }: ClusterPasswords) {
  return {
    url: `postgres://${NAME}:${owner}@127.0.0.1:${port}/${NAME}`,
    adminUrl: `postgres://postgres:${superuser}@127.0.0.1:${port}/${NAME}`,
  }
}

async function ensureDatabase(port: number, { superuser, owner }: ClusterPasswords) {
  const sql = await connectAsSuperuser(port, superuser)
  try {
    const [found] = await sql<{ role: boolean; database: boolean }[]>`
      select exists (select from pg_roles where rolname = ${NAME}) as role,
        exists (select from pg_database where datname = ${NAME}) as database`
    if (!found?.role) {
      await sql.unsafe(`create role ${NAME} login createrole createdb password '${owner}'`)
    }
    if (!found?.database) await sql.unsafe(`create database ${NAME} owner ${NAME}`)
  } finally {
    await sql.end()
  }
}

/**
 * Clients keep the address they were given, so a restarted server uses the same port. The first restart
 * is immediate, the next ones wait longer each time.
 */
function keepRunning(
  settings: ServerSettings,
  first: ServerProcess,
  onTrouble: (reason: string) => void,
) {
  let server = first
  let trouble: string | undefined
  const stopping = new AbortController()
  const { signal } = stopping
  const supervision = supervise()
  const say = (reason: string) => {
    trouble = reason
    onTrouble(reason)
  }

  async function supervise() {
    let wait = 0
    // A server that came up during a stop is ended by the stop, not waited for.
    while (!signal.aborted) {
      const started = Date.now()
      await server.exited
      if (signal.aborted) return
      if (Date.now() - started > CALM_MS) wait = 0
      say('The embedded PostgreSQL has ended by itself and is started again.')
      while (trouble && !signal.aborted) {
        await delay(wait, undefined, { signal }).catch(() => {})
        wait = Math.min(Math.max(wait * 2, FIRST_WAIT_MS), LONGEST_WAIT_MS)
        await restart()
      }
    }
  }

  async function restart() {
    if (signal.aborted) return
    try {
      await stopOrphans(settings.cluster)
      server = await startServer({ ...settings, signal }, first.port)
      trouble = undefined
    } catch (error) {
      if (!signal.aborted) say((error as Error).message)
    }
  }

  return {
    trouble: () => trouble,
    async stop() {
      stopping.abort()
      await server.stop()
      await supervision
      await server.stop()
    },
  }
}
