import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { notWritable } from './embedded-postgres-lock.server.ts'
import { type PostgresRunner, RUNNER_ENV } from './embedded-postgres-runner.server.ts'
import { StartupError } from './startup-error.ts'
import { syncDirectory } from './sync-directory.server.ts'

const run = promisify(execFile)
const VERSION = '18'

export interface ClusterPasswords {
  superuser: string
  owner: string
}

/**
 * The directory of the cluster in a data directory.
 *
 * @param dataDir absolute path
 */
export function clusterDirectory(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/**
 * The passwords that were generated with the cluster.
 *
 * @param cluster the cluster's directory
 * @throws StartupError when the file is missing or damaged
 */
export function readPasswords(cluster: string): ClusterPasswords {
  const file = join(cluster, 'passwords.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ClusterPasswords
  } catch (cause) {
    throw new StartupError(
      `${file} is missing or unreadable: restore it with the rest of the directory from a backup.`,
      { cause },
    )
  }
}

/**
 * Creates the cluster if there is none; an existing one is only checked. If it is interrupted, there is
 * either no cluster or a complete one. The caller must hold the lock of the data directory.
 *
 * @param dataDir absolute path of the locked data directory
 * @param runner how PostgreSQL runs here
 * @returns the cluster's directory
 * @throws StartupError for another major version, a foreign directory, or a failed initdb
 */
export async function ensureCluster(dataDir: string, runner: PostgresRunner): Promise<string> {
  const cluster = clusterDirectory(dataDir)
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.init-')) rmSync(join(dataDir, name), { recursive: true })
  }
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) {
    await makeCluster(dataDir, cluster, runner)
  } else {
    checkVersion(cluster)
    claimOwnership(cluster, runner)
  }
  return cluster
}

async function makeCluster(dataDir: string, cluster: string, runner: PostgresRunner) {
  const draft = join(dataDir, `postgres.init-${process.pid}`)
  const passwordFile = `${draft}.password`
  const passwords: ClusterPasswords = {
    superuser: randomBytes(24).toString('hex'),
    owner: randomBytes(24).toString('hex'),
  }
  try {
    mkdirSync(draft, { mode: 0o700 })
    writeFileSync(passwordFile, passwords.superuser, { mode: 0o600 })
    if (runner.uid !== undefined) {
      chownSync(draft, runner.uid, runner.uid)
      chownSync(passwordFile, runner.uid, runner.uid)
    }
    await initialise(draft, passwordFile, runner)
    writeFileSync(join(draft, 'passwords.json'), JSON.stringify(passwords), {
      mode: 0o600,
      flush: true,
    })
    renameSync(draft, cluster)
    syncDirectory(dataDir)
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    if (cause instanceof StartupError) throw cause
    throw notWritable(dataDir, cause)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function initialise(draft: string, passwordFile: string, runner: PostgresRunner) {
  // PostgreSQL brings its own case rules, but the parser of text search still uses the character
  // types of the system locale, and only a UTF-8 locale knows accented letters.
  let reason = ''
  for (const characterTypes of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const [command = '', ...args] = [
      ...runner.prefix,
      runner.initdb,
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterTypes}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]
    try {
      await run(command, args, { env: RUNNER_ENV, cwd: '/' })
      return
    } catch (error) {
      reason = String((error as { stderr?: string }).stderr || error)
      if (!/locale/i.test(reason)) break
    }
  }
  const lines = reason.trim().split('\n')
  const cause = lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1)
  throw new StartupError(
    `The embedded database could not be created in ${draft} (${cause}): ` +
      'check the free space and rights there, or set DATABASE_URL to a PostgreSQL server.',
  )
}

function checkVersion(cluster: string) {
  const file = join(cluster, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (version === VERSION) return
  throw new StartupError(
    version === undefined
      ? `${cluster} contains files that are not a database: move them away or set DATA_DIR.`
      : `${cluster} was written by PostgreSQL ${version}, but this release uses ${VERSION}: back it up with the ` +
          'release that wrote it (npm run db:backup FILE) and restore into a new DATA_DIR.',
  )
}

/** PostgreSQL requires that it owns its directory; an earlier start as root may have used another user. */
function claimOwnership(cluster: string, { uid }: PostgresRunner) {
  if (uid === undefined || statSync(cluster).uid === uid) return
  for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(cluster, name), uid, uid)
  }
  chownSync(cluster, uid, uid)
}
