import { expect, test } from 'vitest'
import { oneRole } from './one-role.ts'

test.each([
  "sql`select current_setting('role') as role, set_config('role', 'none', true)`",
  "sql`select set_config( 'role', $1, true)`",
  'sql`SET LOCAL ROLE none`',
  'sql`reset role`',
])('%s is found', (text) => {
  const path = 'app/features/tickets/ticket-store.server.ts'
  expect(oneRole([{ path, text: `\n${text}` }])).toMatchObject([{ path, line: 2 }])
})

test.each([
  ['app/platform/db.server.ts', "sql`select set_config('role', $1, true)`"],
  ['app/features/accounts/users/user-store.server.ts', 'sql`update profiles set role = $1`'],
  ['app/features/tickets/ticket-store.server.ts', "sql`set_config('app.user_id', $1, true)`"],
  ['db/policies.integration.test.ts', "sql`select set_config('role', 'postgres', true)`"],
])('%s may: %s', (path, text) => {
  expect(oneRole([{ path, text }])).toEqual([])
})
