import { rmSync } from 'node:fs'
import { ensureCluster, readPasswords } from '#app/platform/embedded-postgres-cluster.server.ts'
import { readPostmasterFile } from '#app/platform/embedded-postgres-orphans.server.ts'
import { connectAsSuperuser, startServer } from '#app/platform/embedded-postgres-process.server.ts'
import { findPostgresRunner } from '#app/platform/embedded-postgres-runner.server.ts'
import { scratchFolder } from './scratch.ts'

/** A PostgreSQL without supervision: once stopped it stays so until it is started again. */
export interface OwnPostgres extends AsyncDisposable {
  /** As the role that owns an empty database. */
  url: string
  /** Starts it on the port it had. */
  start(): Promise<void>
  /** @param signal SIGINT ends every session in order, SIGQUIT at once, SIGKILL without notice */
  stop(signal?: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>
}

/** Starts a PostgreSQL in a directory of its own; use with `await using`. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = scratchFolder('own-postgres')
  const runner = await findPostgresRunner(dataDir)
  const cluster = await ensureCluster(dataDir, runner)
  const { superuser, owner } = readPasswords(cluster)
  const settings = { cluster, runner, superuserPassword: superuser, log: () => {} }
  let server = await startServer(settings)
  const { port } = server
  const sql = await connectAsSuperuser(port, superuser)
  await sql.unsafe(`create role owner login createrole password '${owner}'`)
  await sql.unsafe('create database product owner owner')
  await sql.end()
  return {
    url: `postgres://owner:${owner}@127.0.0.1:${port}/product`,
    async start() {
      server = await startServer(settings, port)
    },
    async stop(signal = 'SIGINT') {
      const running = readPostmasterFile(cluster)
      // Number 0 would be this process, with all others of its group.
      if (!running) throw new Error('PostgreSQL does not run.')
      process.kill(running.pid, signal)
      await server.exited
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
