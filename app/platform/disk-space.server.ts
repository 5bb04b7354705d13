import { statfs } from 'node:fs/promises'
import { AppError } from './errors.ts'

export type DiskSpace = ReturnType<typeof createDiskSpace>

/** Room for running work, and for the embedded database to shut down cleanly. */
const leastBytes = 32 * 1024 * 1024
const knownMilliseconds = 250

/** The free bytes of the volume that holds a folder. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Whether the volume of a folder has room for more. It looks at most four times a second. When the free
 * space cannot be read, the answer is yes: the write itself then fails if there is no room.
 *
 * @param free returns the free bytes of a folder
 */
export function createDiskSpace(folder: string, free: typeof freeBytes = freeBytes) {
  let looked = Number.NEGATIVE_INFINITY
  let found: Promise<boolean> = Promise.resolve(false)
  return {
    isFull(): Promise<boolean> {
      if (performance.now() - looked > knownMilliseconds) {
        looked = performance.now()
        found = free(folder).then(
          (bytes) => bytes < leastBytes,
          () => false,
        )
      }
      return found
    },
  }
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether an error or its cause is a full disk: this machine's or the database's (53100). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return fullCodes.has(String((error as NodeJS.ErrnoException).code)) || isDiskFull(error.cause)
}

/**
 * Nothing can be stored at the moment.
 *
 * @param sentence a message that the sender may read
 */
export class StorageFull extends AppError {
  declare readonly status: 507

  constructor(sentence: string, cause?: unknown) {
    super('storage_full', sentence, 30)
    this.cause = cause
  }
}
