import { rmSync } from 'node:fs'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { scratchFolder } from './scratch.ts'

export interface TestPostgres {
  /** As the role that owns the database. */
  url: string
  /** As the superuser. */
  adminUrl: string
  stop(): Promise<void>
}

// The data need not last, and no housekeeping runs between tests. Several files use it at once,
// each of which may start two products.
const options = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  ...{ max_wal_size: '1GB', checkpoint_timeout: '1h', max_connections: 400 },
}

/**
 * A real PostgreSQL in a directory of its own, fast because it is not durable.
 *
 * @returns its addresses and a function that stops it and removes its directory
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = scratchFolder('postgres')
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const { url, adminUrl, stop } = await startEmbeddedPostgres({ dataDir, options })
    return { url, adminUrl, stop: () => stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
