import { statfs } from 'node:fs/promises'
import { AppError } from './errors.ts'

export type DiskSpace = ReturnType<typeof createDiskSpace>

/** Room for what is already under way, and for the embedded database to close its books. */
const leastBytes = 32 * 1024 * 1024
const knownMilliseconds = 250

/** The free bytes of the volume that a folder lies on. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Whether a folder's volume has room for more. Asked often, it looks four times a second at most. What
 * cannot be found out counts as room: the write itself then tells.
 * @param free of the folder, in bytes
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

/** Whether an error, or what caused it, is that a disk is full: ours or the database's (53100). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return fullCodes.has(String((error as NodeJS.ErrnoException).code)) || isDiskFull(error.cause)
}

/** Nothing can be stored at the moment. @param sentence that the sender may read */
export class StorageFull extends AppError {
  declare readonly status: 507

  constructor(sentence: string, cause?: unknown) {
    super('storage_full', sentence, 30)
    this.cause = cause
  }
}
