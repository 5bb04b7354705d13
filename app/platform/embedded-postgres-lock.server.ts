import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from './startup-error.ts'

const SQLITE_BUSY = 5

// A collected handle would give the lock back while the cluster still runs.
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only one that uses a data directory. The operating system holds the lock
 * (through SQLite, the only file lock Node offers), so nothing stale survives a killed process.
 *
 * @param dataDir directory to take; made when missing
 * @returns a function that gives the lock back, or undefined when another process has it
 * @throws StartupError when the directory cannot be made or written
 */
export function lockDataDirectory(dataDir: string): (() => void) | undefined {
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
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

/**
 * The error for a data directory this user cannot write.
 *
 * @param dataDir the directory
 * @param cause what the operating system said
 */
export function notWritable(dataDir: string, cause: unknown): StartupError {
  const { code, message } = cause as NodeJS.ErrnoException
  return new StartupError(
    `The data directory ${dataDir} cannot be written (${code === 'ERR_SQLITE_ERROR' ? message : code}): ` +
      'give this user write access to it, or set DATA_DIR to another directory.',
    { cause },
  )
}
