import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Files by key: on this machine's disk or in S3, with the same behaviour. */
export type Storage = {
  /** Moves a finished file of this machine into the storage. */
  take(localPath: string, key: string, file: { type: string; size: number }): Promise<void>
  /** Null when nothing is stored under the key. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  /** A key that does not exist is no error. */
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Rejects when the storage cannot be used. */
  ping(): Promise<unknown>
  close(): void
}

/** What both kinds do alike. */
export function common(disk: Disk): Pick<Storage, 'take' | 'delete' | 'exists'> {
  return {
    take: (localPath, key, { type, size }) =>
      disk.moveFromFs(localPath, checked(key), { contentType: type, contentLength: size }),
    delete: (key) => disk.delete(checked(key)),
    exists: (key) => disk.exists(checked(key)),
  }
}

/** Keys are ours and random; whatever else arrives here is a fault of the program. */
export function checked(key: string): string {
  if (!/^[a-z0-9][\w-]*(\/[a-z0-9][\w.-]*)+$/i.test(key) || key.includes('..'))
    throw new Error('not a storage key')
  return key
}
