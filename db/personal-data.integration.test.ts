import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSql, type SqlConnection } from '#app/platform/sql-connection.server.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { impersonal, personalData } from './personal-data.data.ts'

let database: TestDatabase
let sql: SqlConnection
beforeAll(async () => {
  database = await createTestDatabase()
  sql = await openSql(database.url)
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

/** Text columns, read from the schema, so that a new one cannot be forgotten. */
const wordy = () => sql<{ table: string; columns: string[] }[]>`
  select c.table_name as table, array_agg(c.column_name::text order by c.column_name) as columns
  from information_schema.columns c
  join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
  where c.table_schema = 'public'
    and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'inet') or c.data_type = 'ARRAY')
  group by 1`

test('every column that can hold words is named, with how it goes and when, or is nobody’s', async () => {
  const tables = await wordy()
  for (const { table, columns } of tables) {
    if (table in impersonal) continue
    const keeping = personalData[table]
    expect(keeping, `${table} stands in db/personal-data.data.ts`).toBeDefined()
    const named = [...(keeping?.columns ?? []), ...(keeping?.others ?? [])].sort()
    expect(named, table).toEqual(columns)
    expect(keeping?.kept, table).not.toBe('')
  }
  const known = new Set(tables.map(({ table }) => table))
  const listed = [...Object.keys(personalData), ...Object.keys(impersonal)]
  expect(listed.filter((table) => !known.has(table))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test('what is said to go with something else does, by its key', async () => {
  const keys = await sql<{ child: string; parent: string }[]>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and confdeltype = 'c'`
  for (const [table, { goes }] of Object.entries(personalData))
    if ('with' in goes) expect(keys, table).toContainEqual({ child: table, parent: goes.with })
})
