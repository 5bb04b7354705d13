import type { App } from '#app/platform/app.server.ts'
import { hearInvalidations } from '#app/platform/page-dependencies.server.ts'
import { within } from '#app/platform/within.ts'
import type { StatusBoard } from './status.ts'
import * as store from './status-store.server.ts'

declare module '#app/platform/app.server.ts' {
  interface App {
    statusBoard: StatusMemory
  }
}

export type KnownStatus = {
  /** Null when this process has never read it. */
  board: StatusBoard | null
  /** Whether the database has just been asked; else it is what was known last. */
  isCurrent: boolean
}

/** What the public page says, in memory, so that it can be said while the database is away. */
export type StatusMemory = {
  /** Reads it at the start and again after each change, whoever has made it. */
  keep(): Promise<void>
  read(): Promise<KnownStatus>
  /** What was read last, without asking the database; null when this process has never read it. */
  known(): StatusBoard | null
}

/** Milliseconds for which a reader waits for the database. */
const patience = 3_000

export function createStatusMemory({
  db,
  log,
  now,
}: Pick<App, 'db' | 'log' | 'now'>): StatusMemory {
  let last: StatusBoard | null = null
  let begun = 0
  let newest = 0

  async function readNow(): Promise<StatusBoard> {
    begun += 1
    const mine = begun
    const tooLate = () => new Error('The database did not answer in time.')
    const notices = await within(patience, db.asVisitor(selectAll), tooLate)
    const board = { notices, readAt: now().toISOString() }
    // An older answer that comes later is not taken for the newest one.
    if (mine > newest) {
      newest = mine
      last = board
    }
    return board
  }

  async function read(): Promise<KnownStatus> {
    try {
      return { board: await readNow(), isCurrent: true }
    } catch (error) {
      log.warn({ err: error }, 'the status page could not be read')
      return { board: last, isCurrent: false }
    }
  }

  return {
    read,
    known: () => last,
    async keep() {
      const again = () => void read()
      const hear = (tags: string[]) => {
        if (tags.includes('status')) again()
      }
      await hearInvalidations(db, { invalidate: hear, clear: again })
    },
  }
}

async function selectAll(tx: Parameters<typeof store.selectBoard>[0]) {
  const notices = await store.selectBoard(tx)
  const updates = await store.selectUpdates(
    tx,
    notices.map(({ id }) => id),
  )
  return notices.map((notice) => ({ ...notice, updates: updates.get(notice.id) ?? [] }))
}
