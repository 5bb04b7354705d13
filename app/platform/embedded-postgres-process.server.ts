import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import os from 'node:os'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { stopProcess } from './embedded-postgres-orphans.server.ts'
import { type PostgresRunner, RUNNER_ENV } from './embedded-postgres-runner.server.ts'
import { openSql, type SqlConnection } from './sql-connection.server.ts'
import { StartupError } from './startup-error.ts'

const READY_STEP_MS = 20
/** After a crash PostgreSQL reads what it wrote last again; until that is done it answers so. */
const STARTING_UP = '57P03'

/** In milliseconds. */
const READY_LIMITS = {
  /** A server that gives no answer at all for this long does not come up. */
  silence: 120_000,
  /** After this long the operator is told that it recovers. */
  recovery: 5_000,
}

/**
 * The shell replaces itself with PostgreSQL. A second process waits on descriptor 3, which the
 * operating system closes when our process ends for any reason, and then asks PostgreSQL to shut down.
 * A line on descriptor 3 means that PostgreSQL has ended and its process number may belong to another
 * process.
 */
const DIE_WITH_PARENT = '( ( read -r line <&3 || kill -INT $$ ) >/dev/null 2>&1 & ); exec "$@" 3<&-'

export type ReadyLimits = typeof READY_LIMITS

export interface ServerSettings {
  cluster: string
  runner: PostgresRunner
  superuserPassword: string
  /** Further PostgreSQL settings, by name. */
  options?: Record<string, string | number>
  log: (line: string) => void
  /** Called once in a start that takes long, because PostgreSQL recovers from a crash. */
  onRecovery?: () => void
  /** Default: `READY_LIMITS`. */
  limits?: ReadyLimits
  /** Ends a start that is under way. */
  signal?: AbortSignal
}

export interface ServerProcess {
  port: number
  exited: Promise<void>
  /** Fast shutdown; after 8 s an immediate one. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL and waits until it answers.
 *
 * @param settings cluster and how to run it
 * @param port TCP port on the loopback interface; 0 takes a free one
 * @throws StartupError with what PostgreSQL said when it does not come up
 */
export async function startServer(settings: ServerSettings, port = 0): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt++) {
    const chosen = port || (await findFreePort())
    const recent: string[] = []
    const child = launch(settings, chosen, (line) => {
      recent.push(line)
      if (recent.length > 50) recent.shift()
      settings.log(line)
    })
    const server = manage(child, chosen)
    const failure = await waitUntilReady(settings, child, chosen)
    if (!failure) return server
    await server.stop()
    const said = recent.find((line) => /FATAL|PANIC/.test(line)) ?? recent.at(-1) ?? failure
    const reason = said.replace(/^.*?(?:FATAL|PANIC):\s*/, '')
    // Another program can take the port between the search and the start, and the last processes of
    // a killed server may still hold it for a moment.
    const passing = /could not create any TCP|shared memory block/.test(recent.join('\n'))
    if (!passing || attempt === 20 || settings.signal?.aborted) {
      throw new StartupError(
        `The embedded PostgreSQL in ${settings.cluster} did not start (${reason}): ` +
          'correct that, restore a backup into another DATA_DIR, or set DATABASE_URL.',
      )
    }
    await delay(250)
  }
}

/**
 * Megabytes that PostgreSQL shares between its connections: an eighth of the memory, within limits. A bulk change of
 * 5,000 leads among a million touches about 270 MB of pages; what does not fit is written while somebody waits.
 * @param bytes memory of the machine, or of what limits this process
 */
export const sharedMegabytes = (bytes: number): number =>
  Math.max(128, Math.min(384, Math.floor(bytes / 8 / 1_048_576)))

/** Bytes that the machine has, or fewer where the process is limited; without a limit Node gives 0 or a huge number. */
const memory = () =>
  Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

function launch(settings: ServerSettings, port: number, onLine: (line: string) => void) {
  const options = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${sharedMegabytes(memory())}MB`,
    effective_cache_size: '512MB',
    // A page is written whole when it is changed first after a checkpoint: fewer checkpoints write less.
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    // After a crash, syncing the whole file system at once is quicker than syncing file by file.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and error details may contain personal data; the application writes its own log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    logging_collector: 'off',
    ...settings.options,
  }
  const [command = 'sh', ...args] = [
    ...settings.runner.prefix,
    ...['sh', '-c', DIE_WITH_PARENT, 'sh', settings.runner.postgres, '-D', settings.cluster],
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const child = spawn(command, args, {
    env: RUNNER_ENV,
    cwd: '/',
    // A process session of its own: Ctrl-C then reaches only the product, which stops PostgreSQL in
    // order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  if (child.stderr) createInterface({ input: child.stderr }).on('line', onLine)
  return child
}

function manage(child: ChildProcess, port: number): ServerProcess {
  const lifeline = child.stdio[3] as Writable
  lifeline.on('error', () => {})
  const exited = new Promise<void>((resolve) => {
    const gone = () => {
      lifeline.end('gone\n')
      resolve()
    }
    child.once('exit', gone)
    child.once('error', gone)
  })
  async function stop() {
    if (child.pid && child.exitCode === null && child.signalCode === null) {
      await Promise.race([exited, stopProcess(child.pid, 8000)])
    }
    await exited
  }
  return { port, exited, stop }
}

async function waitUntilReady(
  settings: ServerSettings,
  child: ChildProcess,
  port: number,
): Promise<string | undefined> {
  const { superuserPassword, limits = READY_LIMITS, signal } = settings
  const start = performance.now()
  let heard = start
  let isTold = false
  let reason = 'it does not answer'
  while (performance.now() - heard < limits.silence) {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return reason
    if (signal?.aborted) return 'it is stopped'
    try {
      const sql = await connectAsSuperuser(port, superuserPassword)
      await sql.end()
      return undefined
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      reason = message
      if (code === '28P01') return reason
      // Stopped in the middle, it would begin again where it began now, and never come up.
      if (code === STARTING_UP) heard = performance.now()
    }
    if (!isTold && heard - start > limits.recovery) {
      isTold = true
      settings.onRecovery?.()
    }
    await delay(READY_STEP_MS)
  }
  return reason
}

/**
 * One connection as the cluster's superuser.
 *
 * @param port where the server listens on the loopback interface
 * @param password the generated one
 */
export function connectAsSuperuser(port: number, password: string): Promise<SqlConnection> {
  return openSql(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
