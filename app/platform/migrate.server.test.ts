import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutLine } from '#test/cut-line.ts'
import { startTestPostgres, type TestPostgres } from '#test/postgres.ts'
import { migrate } from './migrate.server.ts'
import { openSql, type SqlConnection } from './sql-connection.server.ts'

let server: TestPostgres
let folder: string
const connections: SqlConnection[] = []
beforeAll(async () => {
  server = await startTestPostgres()
  folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  await writeFile(
    path.join(folder, '0001_slow.sql'),
    'select pg_advisory_xact_lock(17); create table slow (id int)',
  )
})
afterAll(async () => {
  await Promise.all(connections.map((sql) => sql.end()))
  await server.stop()
  await rm(folder, { recursive: true })
})

async function connect() {
  const sql = await openSql(server.url)
  connections.push(sql)
  return sql
}

test('an instance says that it waits for the migrations of another one, or refuses in one line to wait longer', async () => {
  const other = await connect()
  await other`select pg_advisory_lock(17)`
  const first = migrate(await connect(), folder)
  const atWork = () => other`select 1 from pg_locks
    where locktype = 'advisory' and objid = 17 and not granted`
  await expect.poll(atWork).toHaveLength(1)

  await expect(migrate(await connect(), folder, { longest: 1 })).rejects.toThrow(
    'Another instance migrates this database: stop it, or wait for it.',
  )
  const told: string[] = []
  const tell = (line: string) => void told.push(line)
  const second = migrate(await connect(), folder, { tell, tellEvery: 1 })
  await expect.poll(() => told.length).toBeGreaterThan(1)
  expect(told[0]).toMatch(/^waits for the migrations of another instance, for \d+ seconds$/)

  await other`select pg_advisory_unlock(17)`
  await Promise.all([first, second])
  expect(await other`select version from schema_migrations`).toEqual([{ version: 1 }])
})

test('a database that hangs after it was connected to is refused in one line, and lets go', async () => {
  await using line = await cutLine(server.url)
  const sql = await openSql(line.url)
  line.freeze()
  await expect(migrate(sql, folder, { patience: 200 })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^The database does not answer .*: check DATABASE_URL/),
  })
  await sql.end()
})

test('a connection to a database that hangs can be ended', async () => {
  await using line = await cutLine(server.url)
  const sql = await openSql(line.url)
  line.freeze()
  await sql.end()
  await expect(sql`select 1`).rejects.toThrow()
})
