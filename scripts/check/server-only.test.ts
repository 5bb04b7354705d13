import { expect, test } from 'vitest'
import { serverOnly } from './server-only.ts'

const IMPORT = "import { list } from './lead-service.server.ts'"

test('code for the browser that runs server code is told the three ways out', () => {
  const path = 'app/features/leads/lead-list.tsx'
  const [violation] = serverOnly([{ path, text: `\n${IMPORT}` }])
  expect(violation).toMatchObject({ path, line: 2 })
  expect(violation?.message).toMatch(/import type.*load the data in the route.*rename/)
})

test.each([
  ['types only', 'app/features/leads/lead-list.tsx', IMPORT.replace('import', 'import type')],
  ['a route', 'app/routes/leads.tsx', IMPORT],
  ['the server', 'server/main.ts', IMPORT],
  ['a service', 'app/features/leads/lead-import.server.ts', IMPORT],
  ['a test', 'app/features/leads/lead.test.ts', IMPORT],
])('%s may', (_, path, text) => {
  expect(serverOnly([{ path, text }])).toEqual([])
})
