import { setTimeout as delay } from 'node:timers/promises'
import type { ClusterPasswords } from './embedded-postgres-cluster.server.ts'
import {
  clusterDirectory,
  ensureCluster,
  readPasswords,
} from './embedded-postgres-cluster.server.ts'
import { lockDataDirectory } from './embedded-postgres-lock.server.ts'
import { isAlive, readPostmasterFile, stopOrphans } from './embedded-postgres-orphans.server.ts'
import type { ServerProcess, ServerSettings } from './embedded-postgres-process.server.ts'
import { connectAsSuperuser, startServer } from './embedded-postgres-process.server.ts'
import { findPostgresRunner } from './embedded-postgres-runner.server.ts'
import { StartupError } from './startup-error.ts'

const NAME = 'unordin'

export interface EmbeddedPostgres {
  /** Connects as the role that owns the database and is no superuser. */
  url: string
  /** Connects to the same database as the superuser. */
  adminUrl: string
  /** Fast shutdown, immediate after 8 s; gives the data directory back. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Absolute path; the database lives in `postgres` below it. */
  dataDir: string
  /** Gets what PostgreSQL itself says, line by line. */
  log?: (line: string) => void
  /** Default true. Tests may trade durability for speed. */
  fsync?: boolean
}

/**
 * Starts the PostgreSQL that comes with the product, making its database the first time. It ends
 * with this process, however that ends, and is started again on the same port should it die alone.
 *
 * @throws StartupError when the directory is held by another instance or cannot be written, or when
 *   PostgreSQL cannot run here; the message is one line with the remedy
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, fsync = true } = options
  const unlock = lockDataDirectory(dataDir)
  if (!unlock) {
    throw new StartupError(
      `The data directory ${dataDir} is in use by another instance: ` +
        'stop that one first, or set DATA_DIR to another directory.',
    )
  }
  try {
    const runner = await findPostgresRunner(dataDir)
    const cluster = await ensureCluster(dataDir, runner)
    const passwords = readPasswords(cluster)
    await stopOrphans(cluster)
    const settings = { cluster, runner, superuserPassword: passwords.superuser, fsync, log }
    const server = await startServer(settings)
    try {
      await ensureDatabase(server.port, passwords)
    } catch (error) {
      await server.stop()
      throw error
    }
    const stopServer = keepRunning(settings, server)
    const stop = async () => {
      await stopServer()
      unlock()
    }
    return { ...addresses(server.port, passwords), stop }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Finds the embedded PostgreSQL that another process of this machine is running.
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
  const sql = connectAsSuperuser(port, superuser)
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

/** Clients keep the address they were given, so a server that dies comes back on its port. */
function keepRunning(settings: ServerSettings, first: ServerProcess): () => Promise<void> {
  let server = first
  let stopping = false
  const supervision = supervise()

  async function supervise() {
    let attempts = 0
    while (!stopping) {
      const started = Date.now()
      await server.exited
      if (stopping) return
      attempts = Date.now() - started > 60_000 ? 1 : attempts + 1
      if (attempts > 5) return settings.log('PostgreSQL keeps ending and is not started again')
      settings.log('PostgreSQL ended by itself and is started again')
      try {
        await stopOrphans(settings.cluster)
        if (!stopping) server = await startServer(settings, first.port)
      } catch (error) {
        settings.log(String(error))
        await delay(500)
      }
    }
  }

  return async () => {
    stopping = true
    await server.stop()
    await supervision
    await server.stop()
  }
}
