import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** What is there in bytes before tests use it: a whole run takes less than half of it. */
const enough = 8 * 1024 ** 3

/**
 * A folder for files that need not outlive the test, such as those of a database; its maker removes it.
 * It lies in memory where there is room, because to copy a database of a thousand files costs a disk ten
 * times the processor time.
 *
 * @param purpose is part of its name
 */
export function scratchFolder(purpose: string): string {
  const root = hasRoom() ? inMemory : tmpdir()
  return mkdtempSync(join(root, `unordin-test-${process.pid}-${purpose}-`))
}

/** Removes what test processes left in memory that were killed. */
export function removeLeftovers(): void {
  if (!existsSync(inMemory)) return
  for (const name of readdirSync(inMemory)) {
    const pid = Number(/^unordin-test-(\d+)-/.exec(name)?.[1])
    if (pid && !isRunning(pid)) rmSync(join(inMemory, name), { recursive: true, force: true })
  }
}

/** Whether files of tests fit into memory. */
export function hasRoom(): boolean {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  // The last one counts the limit of a container.
  return Math.min(bavail * bsize, freemem(), process.availableMemory()) >= enough
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
