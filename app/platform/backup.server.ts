import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import {
  type AppliedMigration,
  listMigrations,
  listSequences,
  listTables,
  type Sequence,
  type Table,
} from './backup-schema.server.ts'
import { sealing } from './backup-seal.server.ts'
import { isAlive } from './embedded-postgres-orphans.server.ts'
import { openSql, type SqlConnection } from './sql-connection.server.ts'
import { quote } from './sql-tag.server.ts'
import { StartupError } from './startup-error.ts'
import { syncDirectory } from './sync-directory.server.ts'

export const BACKUP_FORMAT = 'unordin-backup'
export const BACKUP_FORMAT_VERSION = 2
/**
 * Marks the end of a table's rows. It cannot occur in a row, because PostgreSQL's text format escapes
 * every backslash.
 */
export const END_OF_ROWS = '\\.\n'

export interface BackupHeader {
  format: string
  formatVersion: number
  schemaVersion: number
  migrations: AppliedMigration[]
  createdAt: string
}

/** The line that follows the rows of a table. */
export interface BackupPart {
  rows: number
  /** A hash of the rows as they are in the file. Version 1 has none. */
  sha256?: string
}

export interface BackupFooter {
  sequences: Sequence[]
  tables: number
  rows: number
}

/** Turns any error of a backup or a restore into an error of one line. */
export function explain(what: string, error: unknown): StartupError {
  if (error instanceof StartupError) return error
  const { code, message } = error as NodeJS.ErrnoException
  return new StartupError(`${what} failed, and nothing was changed: ${message || code}`, {
    cause: error,
  })
}

/**
 * Writes all data, as of one moment, to one compressed file while the product runs. The file gets its
 * name only when it is complete, and only its owner can read it.
 *
 * @param url of a role that owns the tables
 * @param file path to write; an existing file is replaced
 * @returns how much was written
 * @throws StartupError one line, when the database or the file cannot be used
 */
export async function backupDatabase(
  url: string,
  file: string,
): Promise<{ tables: number; rows: number }> {
  const draft = `${resolve(file)}.partial-${process.pid}-${randomUUID()}`
  let sql: SqlConnection | undefined
  try {
    removeAbandonedDrafts(resolve(file))
    const connection = await openSql(url)
    sql = connection
    const written = await connection.begin(async (tx) => {
      // With row security on, a policy would silently leave rows out; off, it fails instead.
      await tx`set local row_security = off`
      const counted = { tables: 0, rows: 0 }
      await pipeline(
        Readable.from(content(connection, counted)),
        createGzip({ level: 6 }),
        sealing(),
        createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
      )
      return counted
    }, 'isolation level repeatable read read only')
    renameSync(draft, resolve(file))
    syncDirectory(dirname(resolve(file)))
    return written
  } catch (error) {
    rmSync(draft, { force: true })
    throw explain('The backup', error)
  } finally {
    await sql?.end()
  }
}

/** What a killed backup has left: process numbers come again, in a container above all. */
function removeAbandonedDrafts(file: string): void {
  const beginning = `${basename(file)}.partial-`
  for (const name of readdirSync(dirname(file))) {
    const [, id] = name.startsWith(beginning)
      ? (/\.partial-(\d+)(-[\da-f-]+)?$/.exec(name) ?? [])
      : []
    const pid = Number(id)
    if (id && (pid === process.pid || !isAlive(pid)))
      rmSync(join(dirname(file), name), { force: true })
  }
}

async function* content(sql: SqlConnection, counted: { tables: number; rows: number }) {
  const migrations = await listMigrations(sql)
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_FORMAT_VERSION,
    schemaVersion: migrations.at(-1)?.version ?? 0,
    migrations,
    createdAt: new Date().toISOString(),
  }
  yield `${JSON.stringify(header)}\n`
  for (const table of await listTables(sql)) {
    yield `${JSON.stringify(table)}\n`
    let rows = 0
    const hash = createHash('sha256')
    for await (const chunk of copyOut(sql, table)) {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++
      hash.update(chunk)
      yield chunk
    }
    const end: BackupPart = { rows, sha256: hash.digest('hex') }
    yield `${END_OF_ROWS}${JSON.stringify(end)}\n`
    counted.tables++
    counted.rows += rows
  }
  const footer: BackupFooter = { sequences: await listSequences(sql), ...counted }
  yield `${JSON.stringify(footer)}\n`
}

function copyOut(sql: SqlConnection, { schema, name, columns }: Table): Readable {
  const list = columns.map((column) => quote(column)).join(', ')
  // Copies from a query, because COPY refuses a partitioned table.
  return sql.copyOut(`copy (select ${list} from ${quote(schema, name)}) to stdout`)
}
