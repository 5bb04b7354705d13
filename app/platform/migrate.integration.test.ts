import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { migrate, readMigrations, requireSupportedServer } from './migrate.server.ts'
import { openSql, type SqlConnection } from './sql-connection.server.ts'

let database: TestDatabase
let folder: string
const connections: SqlConnection[] = []
const connect = async () => {
  const sql = await openSql(database.url)
  connections.push(sql)
  return sql
}

/** A database on which every step was applied. */
const connectToMigrated = async () => {
  database = await createTestDatabase()
  return connect()
}
const connectToEmpty = async () => {
  database = await createTestDatabase('template0')
  return connect()
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  await cp('db/migrations', folder, { recursive: true })
})
afterEach(async () => {
  await Promise.all(connections.splice(0).map((sql) => sql.end()))
  await database.drop()
})

test('five instances that start together apply each step once', async () => {
  const sql = await connectToEmpty()
  await Promise.all(Array.from({ length: 5 }, async () => migrate(await connect(), folder)))
  const rows = await sql`
    select version from schema_migrations order by version`
  expect(rows.map(({ version }) => version)).toEqual(
    (await readMigrations(folder)).map(({ version }) => version),
  )
})

test('a database newer than the code is refused', async () => {
  const sql = await connectToMigrated()
  await sql`insert into schema_migrations (version, name, checksum) values (9999, '9999_future.sql', '')`
  await expect(migrate(sql, folder)).rejects.toThrow(/newer than this version.*9999_future\.sql/)
})

test('an applied step that was changed is refused', async () => {
  const sql = await connectToMigrated()
  await writeFile(path.join(folder, '0001_foundation.sql'), 'select 1')
  await expect(migrate(sql, folder)).rejects.toThrow(/0001_foundation\.sql was changed/)
})

test('a step that fails leaves nothing behind and can be mended', async () => {
  const sql = await connectToMigrated()
  await writeFile(path.join(folder, '0900_broken.sql'), 'create table half (id int); select 1 / 0;')
  await expect(migrate(sql, folder)).rejects.toThrow(
    /0900_broken\.sql failed and was rolled back \(division by zero\): correct/,
  )
  expect((await sql`select to_regclass('half') as half`)[0]?.half).toBeNull()
  await writeFile(path.join(folder, '0900_broken.sql'), 'create table half (id int);')
  await migrate(sql, folder)
  expect((await sql`select to_regclass('half')::text as half`)[0]?.half).toBe('half')
})

test('a server that is too old is refused, with the remedy', async () => {
  const sql = await connectToEmpty()
  await expect(requireSupportedServer(sql)).resolves.toBeUndefined()
  // There is no old server here: a function before PostgreSQL's own one says what it would say.
  await sql.unsafe(
    `create function public.current_setting(text) returns text language sql as $$ select '140011' $$`,
  )
  await sql.unsafe('set search_path = public, pg_catalog')
  await expect(requireSupportedServer(sql)).rejects.toThrow(
    /PostgreSQL 14, which is too old: set DATABASE_URL to PostgreSQL 15 or newer/,
  )
})
