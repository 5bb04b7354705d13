import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from './startup-error.ts'

const SQLITE_BUSY = 5

// Keeps the handles: a garbage-collected handle would release the lock while the cluster runs.
const locks = new Set<DatabaseSync>()

/**
 * Makes this process the only one that uses a data directory. The operating system keeps the lock
 * (through SQLite, the only file lock that Node offers), so a killed process leaves no stale lock.
 *
 * @param dataDir directory to lock; created when missing
 * @returns a function that releases the lock, or undefined when another process has it
 * @throws StartupError when the directory cannot be created or written
 */
function lockDataDirectory(dataDir: string): (() => void) | undefined {
  let lock: DatabaseSync
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(join(dataDir, 'postgres.lock'))
  } catch (cause) {
    throw notWritable(dataDir, cause)
  }
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    lock.close()
    if ((cause as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw notWritable(dataDir, cause)
  }
  locks.add(lock)
  return () => {
    if (locks.delete(lock)) lock.close()
  }
}

/**
 * `lockDataDirectory` for a process that cannot do without.
 *
 * @throws StartupError also when another process has the directory
 */
export function claimDataDirectory(dataDir: string): () => void {
  const unlock = lockDataDirectory(dataDir)
  if (unlock) return unlock
  throw new StartupError(
    `The data directory ${dataDir} is in use by another instance: ` +
      'stop that one first, or set DATA_DIR to another directory.',
  )
}

/**
 * The error for a data directory that this user cannot write.
 *
 * @param dataDir the directory
 * @param cause the error of the operating system
 */
export function notWritable(dataDir: string, cause: unknown): StartupError {
  const { code, message } = cause as NodeJS.ErrnoException
  return new StartupError(
    `The data directory ${dataDir} cannot be written (${code === 'ERR_SQLITE_ERROR' ? message : code}): ` +
      'give this user write access to it, or set DATA_DIR to another directory.',
    { cause },
  )
}
