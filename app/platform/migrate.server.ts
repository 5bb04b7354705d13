import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from './sql-tag.server.ts'
import { StartupError } from './startup-error.ts'
import { within } from './within.ts'

type Applied = { version: number; name: string; checksum: string }
type Answered = <T>(statement: Promise<T>) => Promise<T>
type Migration = { version: number; name: string; text: string; checksum: string }

// Any fixed number: instances that start at the same time wait for this lock.
const advisoryLock = 7_205_114_913
/** The oldest PostgreSQL that the product runs on. */
const oldestServer = 15
const tryAgainMilliseconds = 100

interface Waits {
  /** Called now and then while another instance migrates, which may take long. */
  tell?: (line: string) => void
  /** Milliseconds between two such calls. */
  tellEvery?: number
  /** The most milliseconds to wait for another instance. Default: no limit. */
  longest?: number
  /** Milliseconds to wait for the answer to a statement, except those of the steps, which may take long. */
  patience?: number
}

/** Reads the numbered SQL files of a folder, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return {
        version: Number(name.slice(0, 4)),
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    }),
  )
}

/**
 * Migrates the database to the schema of the code, each file in its own transaction.
 *
 * @param connection a single one: it holds the lock for which instances that start together wait
 * @throws StartupError when the database is newer than the code, was altered or does not answer, or a
 * step fails
 */
export async function migrate(
  connection: Sql,
  folder = path.resolve('db/migrations'),
  { patience = 60_000, ...waits }: Waits = {},
): Promise<void> {
  const migrations = await readMigrations(folder)
  const answered: Answered = (statement) =>
    within(patience, statement, () => {
      const seconds = Math.round(patience / 1_000)
      return new StartupError(
        `The database does not answer (for ${seconds} seconds): check DATABASE_URL and that PostgreSQL is running.`,
      )
    })
  await takeLock(connection, answered, waits)
  try {
    await answered(connection`create table if not exists schema_migrations (
      version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
    const applied = await answered(connection<Applied[]>`
      select version, name, checksum from schema_migrations order by version`)
    refuseStrangeHistory(applied, migrations)
    const done = new Set(applied.map((row) => row.version))
    const steps = migrations.filter(({ version }) => !done.has(version))
    for (const [place, step] of steps.entries()) await apply(connection, step, place === 0)
  } finally {
    await answered(connection`select pg_advisory_unlock(${advisoryLock})`).catch(() => {})
  }
}

/** @throws StartupError when the server is older than the oldest one that the product runs on */
export async function requireSupportedServer(connection: Sql): Promise<void> {
  const [row] = await connection<{ version: number }[]>`
    select current_setting('server_version_num')::int as version`
  const major = Math.floor((row?.version ?? 0) / 10_000)
  if (major >= oldestServer) return
  throw new StartupError(
    `The database is PostgreSQL ${major}, which is too old: set DATABASE_URL to PostgreSQL ${oldestServer} or newer.`,
  )
}

/** A statement that waits for the lock would look like one on a connection that hangs. */
async function takeLock(
  connection: Sql,
  answered: Answered,
  { tell = () => {}, tellEvery = 10_000, longest = Number.POSITIVE_INFINITY }: Waits,
): Promise<void> {
  const start = performance.now()
  for (let told = 0; ; await delay(tryAgainMilliseconds)) {
    const [row] = await answered(connection<{ taken: boolean }[]>`
      select pg_try_advisory_lock(${advisoryLock}) as taken`)
    if (row?.taken) return
    const waited = performance.now() - start
    if (waited > longest) {
      throw new StartupError('Another instance migrates this database: stop it, or wait for it.')
    }
    if (waited < told + tellEvery) continue
    told = waited
    tell(`waits for the migrations of another instance, for ${Math.round(waited / 1_000)} seconds`)
  }
}

/** @param isFirst whether the database is still as the release before has left it */
async function apply(connection: Sql, step: Migration, isFirst: boolean) {
  try {
    await connection.begin(async (tx) => {
      await tx.unsafe(step.text)
      await tx`insert into schema_migrations (version, name, checksum)
        values (${step.version}, ${step.name}, ${step.checksum})`
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const otherwise = isFirst ? 'start the release that ran before' : 'restore a backup'
    throw new StartupError(
      `Migration ${step.name} failed and was rolled back (${reason}): correct what the reason names and start again, or ${otherwise}.`,
      { cause: error },
    )
  }
}

function refuseStrangeHistory(applied: Applied[], known: Migration[]) {
  for (const row of applied) {
    const step = known.find(({ version }) => version === row.version)
    if (!step) {
      throw new StartupError(
        `The database is newer than this version of Unordin (it has ${row.name}): deploy the newer version, or restore a backup.`,
      )
    }
    if (step.checksum !== row.checksum) {
      throw new StartupError(
        `${row.name} was changed after it had been applied: restore the file and add a new one.`,
      )
    }
  }
}
