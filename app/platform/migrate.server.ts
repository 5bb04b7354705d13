import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from './sql-tag.server.ts'
import { StartupError } from './startup-error.ts'

type Migration = { version: number; name: string; text: string; checksum: string }

// Any fixed number: instances that start at the same time wait for this lock.
const advisoryLock = 7_205_114_913

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
 * @throws StartupError when the database is newer than the code, was altered, or a step fails
 */
export async function migrate(
  connection: Sql,
  folder = path.resolve('db/migrations'),
): Promise<void> {
  const migrations = await readMigrations(folder)
  try {
    await connection`select pg_advisory_lock(${advisoryLock})`
    await connection`create table if not exists schema_migrations (
      version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`
    const applied = await connection<{ version: number; name: string; checksum: string }[]>`
      select version, name, checksum from schema_migrations order by version`
    refuseStrangeHistory(applied, migrations)
    const done = new Set(applied.map((row) => row.version))
    for (const step of migrations.filter(({ version }) => !done.has(version))) {
      await apply(connection, step)
    }
  } finally {
    await connection`select pg_advisory_unlock(${advisoryLock})`.catch(() => {})
  }
}

async function apply(connection: Sql, step: Migration) {
  try {
    await connection.begin(async (tx) => {
      await tx.unsafe(step.text)
      await tx`insert into schema_migrations (version, name, checksum)
        values (${step.version}, ${step.name}, ${step.checksum})`
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`Migration ${step.name} failed and was rolled back: ${reason}`)
  }
}

function refuseStrangeHistory(
  applied: { version: number; name: string; checksum: string }[],
  known: Migration[],
) {
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
