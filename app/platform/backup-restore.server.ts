import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { getConstructionPlans } from 'pg-boss'
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  type BackupFooter,
  type BackupHeader,
  type BackupPart,
  END_OF_ROWS,
  explain,
} from './backup.server.ts'
import { listMigrations, listTables, suspendRules, type Table } from './backup-schema.server.ts'
import { checkSeal } from './backup-seal.server.ts'
import { migrate } from './migrate.server.ts'
import { openSql, type SqlConnection } from './sql-connection.server.ts'
import { quote, type Sql } from './sql-tag.server.ts'
import { StartupError } from './startup-error.ts'

type Lines = AsyncIterator<Buffer, undefined>

const CHUNK_BYTES = 64 * 1024
const knownVersions = [1, BACKUP_FORMAT_VERSION]

/**
 * Loads a backup into a database in one transaction. An empty database is migrated first.
 *
 * @param url of a role that owns the tables
 * @param file a file that `backupDatabase` wrote
 * @param options force: replace the data the database already has; migrations: folder of SQL files
 * @returns how much was loaded
 * @throws StartupError one line, when the file is damaged or has another schema version, or when the
 * database has data and `force` is not given
 */
export async function restoreDatabase(
  url: string,
  file: string,
  options: { force?: boolean; migrations?: string } = {},
): Promise<{ tables: number; rows: number; sealed: boolean }> {
  let connection: SqlConnection | undefined
  try {
    const { sealed, contentBytes } = await requireWhole(file)
    const sql = await openSql(url)
    connection = sql
    // One transaction for everything: if it fails anywhere, the database stays as it was.
    const loaded = await sql.begin(async (tx) => {
      await tx`set local lock_timeout = '10s'`
      await tx`set local idle_in_transaction_session_timeout = '60s'`
      const inner = withinTransaction(sql)
      const lines = readLines(file, contentBytes)
      const header = await readHeader(lines, file)
      const fresh = (await listMigrations(inner)).length === 0
      await migrate(inner, options.migrations, { longest: 10_000 })
      await requireSameSchema(inner, header)
      if (!fresh && !options.force) await refuseData(inner)
      await ensureQueueSchema(inner)
      await tx`set local row_security = off`
      return await load(inner, lines)
    })
    return { ...loaded, sealed }
  } catch (error) {
    throw explain(`The restore of ${file}`, error)
  } finally {
    await connection?.end()
  }
}

/** The same connection; a transaction inside the open one becomes a savepoint. */
function withinTransaction(sql: SqlConnection): SqlConnection {
  const tag = ((...given: Parameters<SqlConnection>) => sql(...given)) as SqlConnection
  const inner: SqlConnection = Object.assign(tag, sql, {
    begin: <T>(work: (tx: Sql) => Promise<T>) => work(inner),
  })
  return inner
}

/**
 * Reads the whole file before anything is written.
 *
 * @returns whether the file has a checksum. A file of an earlier release has none; it is unpacked once
 * instead, which finds most damage
 */
async function requireWhole(file: string): Promise<{ sealed: boolean; contentBytes: number }> {
  const { state, contentBytes } = await checkSeal(file)
  if (state === 'broken') throw damaged()
  const sealed = state === 'whole'
  const lines = readLines(file, contentBytes)
  const header = await readHeader(lines, file)
  if (sealed !== (header.formatVersion === BACKUP_FORMAT_VERSION)) throw damaged()
  if (sealed) await lines.return(undefined)
  else {
    let last = ''
    for await (const line of lines) last = line.toString('latin1', 0, 20)
    if (!last.startsWith('{"sequences":')) throw damaged()
  }
  return { sealed, contentBytes }
}

async function load(sql: SqlConnection, lines: Lines): Promise<{ tables: number; rows: number }> {
  const known = await listTables(sql)
  const resume = await suspendRules(sql)
  const names = known.map(({ schema, name }) => quote(schema, name))
  await sql.unsafe(`truncate ${names.join(', ')}`)
  const loaded = { tables: 0, rows: 0 }
  for (;;) {
    const entry = await readJson<Table | BackupFooter>(lines)
    if ('sequences' in entry) {
      if (entry.tables !== loaded.tables || entry.rows !== loaded.rows) throw damaged()
      for (const { schema, name, value } of entry.sequences) {
        const sequence = quote(schema, name)
        // `setval` is not undone by a rollback, but a sequence restarted in this transaction is.
        await sql.unsafe(`alter sequence ${sequence} restart`)
        await sql`select setval(${sequence}::regclass, ${value}::bigint)`
      }
      break
    }
    loaded.rows += await loadTable(sql, lines, entry, known)
    loaded.tables++
  }
  await resume()
  return loaded
}

async function loadTable(
  sql: SqlConnection,
  lines: Lines,
  table: Table,
  known: Table[],
): Promise<number> {
  const name = quote(table.schema, table.name)
  const target = known.find((one) => quote(one.schema, one.name) === name)
  const strange = table.columns.find((column) => !target?.columns.includes(column))
  if (strange)
    throw new StartupError(
      `The backup has the column ${name}.${strange}, but the database does not.`,
    )
  const columns = table.columns.map((column) => quote(column)).join(', ')
  const writable = sql.copyIn(`copy ${name} (${columns}) from stdin`)
  const hash = createHash('sha256')
  await pipeline(Readable.from(readRows(lines, hash), { objectMode: true }), writable)
  const { rows, sha256 } = await readJson<BackupPart>(lines)
  if (sha256 !== undefined && sha256 !== hash.digest('hex')) throw damaged()
  const [counted] = await sql.unsafe<{ rows: number }[]>(
    `select count(*)::int as rows from ${name}`,
  )
  if (counted?.rows !== rows) {
    throw new StartupError(
      `${name} has ${counted?.rows} rows after loading, but the backup has ${rows}.`,
    )
  }
  return rows
}

/** The job queue creates its tables when the product first starts, so an unused database has none. */
async function ensureQueueSchema(sql: Sql) {
  const [queue] = await sql`select to_regclass('pgboss.version') is null as missing`
  if (!queue?.missing) return
  // The SQL text contains its own begin and commit, which would end our transaction.
  const plan = getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
  await sql.unsafe(plan)
  await sql`set local idle_in_transaction_session_timeout = '60s'`
}

async function refuseData(sql: Sql) {
  for (const { schema, name } of await listTables(sql)) {
    if (schema === 'pgboss') continue
    const [row] = await sql.unsafe(`select 1 from ${quote(schema, name)} limit 1`)
    if (row) {
      throw new StartupError(
        `The database already has data (${name}): add --force to replace all of it.`,
      )
    }
  }
}

async function requireSameSchema(sql: Sql, header: BackupHeader) {
  const applied = await listMigrations(sql)
  const same = applied.map(({ checksum }) => checksum).join()
  if (same === header.migrations.map(({ checksum }) => checksum).join()) return
  throw new StartupError(
    `The backup has schema version ${header.schemaVersion}, but this release has ` +
      `${applied.at(-1)?.version ?? 0}: restore it with the release that wrote it, then upgrade.`,
  )
}

async function readHeader(lines: Lines, file: string): Promise<BackupHeader> {
  const header = await readJson<BackupHeader>(lines)
  if (header.format !== BACKUP_FORMAT || !knownVersions.includes(header.formatVersion)) {
    throw new StartupError(`${file} is not a backup this release can read.`)
  }
  return header
}

async function* readLines(file: string, bytes: number): AsyncGenerator<Buffer, undefined> {
  const source = createReadStream(file, { end: bytes - 1 })
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  let rest: Buffer = Buffer.alloc(0)
  source.pipe(unpacked)
  for await (const chunk of whole(unpacked)) {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let start = 0
    for (let end = data.indexOf(10); end >= 0; end = data.indexOf(10, start)) {
      yield data.subarray(start, end + 1)
      start = end + 1
    }
    rest = data.subarray(start)
  }
}

/** Data that cannot be unpacked is damaged. */
async function* whole(unpacked: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* unpacked
  } catch (error) {
    if (/^(Z_|ERR_BUFFER|ERR_ZLIB)/.test((error as NodeJS.ErrnoException).code ?? ''))
      throw damaged()
    throw error
  }
}

async function readJson<T>(lines: Lines): Promise<T> {
  const line = await lines.next()
  if (line.done) throw damaged()
  try {
    return JSON.parse(line.value.toString('utf8')) as T
  } catch {
    throw damaged()
  }
}

async function* readRows(lines: Lines, hash: Hash): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for (;;) {
    const line = await lines.next()
    if (line.done) throw damaged()
    const ended = line.value.length === END_OF_ROWS.length && line.value.equals(endOfRows)
    if (!ended) {
      waiting.push(line.value)
      hash.update(line.value)
      bytes += line.value.length
    }
    if (bytes > 0 && (ended || bytes >= CHUNK_BYTES)) {
      yield Buffer.concat(waiting)
      waiting = []
      bytes = 0
    }
    if (ended) return
  }
}

const endOfRows = Buffer.from(END_OF_ROWS)

function damaged(): StartupError {
  return new StartupError(
    'The backup is incomplete or damaged, and nothing was changed: use another backup.',
  )
}
