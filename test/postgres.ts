import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'

export interface TestPostgres {
  /** As the role that owns the database. */
  url: string
  /** As the superuser. */
  adminUrl: string
  stop(): Promise<void>
}

// Nothing has to last, and nothing tidies up between the tests. Several files use it at once, of which
// each may start two products.
const options = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  ...{ max_wal_size: '4GB', checkpoint_timeout: '1h', max_connections: 400 },
}

/**
 * A real PostgreSQL in a directory of its own, as fast as it goes without durability.
 *
 * @returns its addresses and how to end it and remove its directory
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-postgres-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const { url, adminUrl, stop } = await startEmbeddedPostgres({ dataDir, options })
    return { url, adminUrl, stop: () => stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
