import { expect, test } from 'vitest'
import { sqlOnlyInStores } from './sql-only-in-stores.ts'

const path = 'app/features/leads/lead-service.server.ts'

test.each([
  'const q = sql`select 1`',
  'const q = sql<number>`count(*)`',
  'await tx`delete from leads`',
  "await db.execute('select 1')",
  'await db.sql`select 1`',
  "import { db } from '#app/platform/query-builder.server.ts'",
])('%s outside a store is sent to the store', (text) => {
  const [violation, ...others] = sqlOnlyInStores([{ path, text: `\n${text}` }])
  expect(violation).toMatchObject({ path, line: 2 })
  expect(violation?.message).toContain("move the query to the feature's *-store.server.ts")
  expect(others).toEqual([])
})

test.each([
  ['app/features/leads/lead-store.server.ts', 'const q = sql`select 1`'],
  ['app/platform/db.server.ts', 'await tx`set local role visitor`'],
  ['app/features/leads/lead.test.ts', 'await tx`delete from leads`'],
  [path, "// sql`select 1`\nconst text = 'sql`select 1`'\nawait job.execute(work)"],
])('%s may: %s', (from, text) => {
  expect(sqlOnlyInStores([{ path: from, text }])).toEqual([])
})
