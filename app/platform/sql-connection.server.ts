import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { connectionOf } from './pg-address.server.ts'
import { endClient } from './pg-end.server.ts'
import type { Run } from './pg-pool.server.ts'
import { toParameter } from './pg-values.server.ts'
import { createSql, type Sql } from './sql-tag.server.ts'

/** A single connection; its statements run one after the other. */
export interface SqlConnection extends Sql {
  /** Reads the rows of `copy … to stdout`. */
  copyOut(text: string): Readable
  /** Takes the rows for `copy … from stdin`. */
  copyIn(text: string): Writable
  end(): Promise<void>
}

const connectMilliseconds = 10_000

/**
 * Connects, for what runs beside the product: migrations, backups, scripts and tests.
 *
 * @param url as in DATABASE_URL
 * @throws Error of the socket or of PostgreSQL, when there is no connection
 */
export async function openSql(url: string): Promise<SqlConnection> {
  const client = new pg.Client({
    ...connectionOf(url),
    connectionTimeoutMillis: connectMilliseconds,
  })
  // Statements fail with the same error. Without a listener the event would end the process.
  client.on('error', () => {})
  await client.connect().catch(async (error) => {
    await endClient(client)
    throw error
  })
  const run: Run = ({ text, values = [] }) =>
    client.query({ text, values: values.map(toParameter) })
  async function begin<T>(work: (run: Run) => Promise<T>, mode: string): Promise<T> {
    await run({ text: `begin ${mode}` })
    try {
      const result = await work(run)
      await run({ text: 'commit' })
      return result
    } catch (error) {
      await run({ text: 'rollback' }).catch(() => {})
      throw error
    }
  }
  return Object.assign(createSql(run, begin), {
    copyOut: (text: string) => client.query(to(text)),
    copyIn: (text: string) => client.query(from(text)),
    end: () => endClient(client),
  })
}
