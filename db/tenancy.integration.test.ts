import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from '#app/platform/db.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import {
  operations,
  type Planted,
  plantTenancy,
  requestRoles,
  type Tenancy,
} from '#test/tenancy.ts'
import { actors, expectations, ownersFunctions, scopes, views } from './tenancy.data.ts'

let database: TestDatabase
let db: Database
let planted: Planted
let tenancy: Tenancy
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDatabase(database.url, createLog('silent'), 4)
  planted = await plantTenancy(db, expectations)
  tenancy = await planted.probe()
})
afterAll(async () => {
  console.log(`tenancy matrix: ${tenancy.cases} cases, ${tenancy.leaks} leaks`)
  await db.close()
  await database.drop()
})

test('every table of the database has a row in db/tenancy.data.ts, and every row a table', () => {
  expect(Object.keys(expectations).sort()).toEqual(tenancy.tables)
})

describe.each(Object.keys(expectations))('%s', (table) => {
  test('is reached by whom it should be, and by nobody else', async () => {
    expect(await tenancy.check(table)).toEqual([])
  })

  test('gives the request role the columns it should, and no other', async () => {
    expect(await tenancy.checkColumns(table)).toEqual([])
  })
})

test('the matrix is whole', () => {
  const most = Object.keys(expectations).length * actors.length * operations.length
  expect(tenancy.cases).toBeGreaterThanOrEqual(most * (scopes.length - 1))
  expect(tenancy.leaks).toBe(0)
})

test('views are read by whom they should be, with the rights of whoever asks', async () => {
  const found = await db.client<{ name: string; careful: boolean; readers: string[] }[]>`
    select c.relname as name, coalesce('security_invoker=true' = any(c.reloptions), false) as careful,
      array(select r from unnest(${requestRoles}::text[]) r where has_table_privilege(r, c.oid, 'select')) as readers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('v', 'm')`
  expect(Object.fromEntries(found.map(({ name, readers }) => [name, readers]))).toEqual(views)
  for (const { name, careful } of found) expect(careful, name).toBe(true)
})

test('functions that run as the owner are called by whom they should be', async () => {
  const found = await db.client<{ name: string; callers: string[] }[]>`
    select p.proname as name,
      array(select r from unnest(${requestRoles}::text[]) r where has_function_privilege(r, p.oid, 'execute')) as callers
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef and p.prorettype <> 'trigger'::regtype`
  expect(Object.fromEntries(found.map(({ name, callers }) => [name, callers]))).toEqual(
    ownersFunctions,
  )
})

describe('the matrix itself', () => {
  const broken = async (change: string, table: string, undo: string) => {
    await db.client.unsafe(change)
    try {
      const probe = await planted.probe()
      const found = [...(await probe.check(table)), ...(await probe.checkColumns(table))]
      return { tables: probe.tables, found: found.join('\n') }
    } finally {
      await db.client.unsafe(undo)
    }
  }

  test.each([
    [
      'create policy leak on documents for select to unordin_request using (true)',
      'drop policy leak on documents',
      'LEAK: client_user may select documents of scope foreign',
    ],
    [
      'grant delete on documents to unordin_request; create policy leak on documents for delete to unordin_request using (client_id = app_client_id())',
      'revoke delete on documents from unordin_request; drop policy leak on documents',
      'LEAK: client_admin may delete documents of scope mine',
    ],
    [
      'grant update (name) on documents to unordin_request',
      'revoke update (name) on documents from unordin_request',
      'documents: unordin_request may change name',
    ],
    [
      'alter table documents disable row level security',
      'alter table documents enable row level security',
      'LEAK: client_admin may select documents of scope foreign',
    ],
    [
      'drop policy own_client on documents',
      'create policy own_client on documents for select to unordin_request using (client_id = app_client_id())',
      'LOST: client_user may not select documents of scope mine',
    ],
  ])('finds: %s', async (change, undo, message) => {
    expect((await broken(change, 'documents', undo)).found).toContain(message)
  })

  test('sees a new table', async () => {
    const change = 'create table unheard_of (id uuid primary key)'
    expect((await broken(change, 'documents', 'drop table unheard_of')).tables).toContain(
      'unheard_of',
    )
  })
})
