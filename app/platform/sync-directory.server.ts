import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Makes the names in a directory outlive a power failure. */
export function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
