import { expect, test } from 'vitest'
import { pastTimes } from './past-times.ts'

const path = 'app/features/a/a.integration.test.ts'
// Joined here, so that this file itself passes.
const now = ['now', '()'].join('')

test('a test that ends something sets a time that is past for the product too', () => {
  const found = pastTimes([{ path, text: `\nupdate keys set expires_at = ${now} where id = 1` }])
  expect(found).toMatchObject([{ path, line: 2 }])
  expect(found[0]?.message).toContain("interval '1 second'")
})

test.each([
  [path, `expires_at = ${now} - interval '1 second'`],
  [path, `created_at = ${now}`],
  ['db/migrations/1.ts', `expires_at = ${now}`],
])('%s passes: %s', (where, text) => {
  expect(pastTimes([{ path: where, text }])).toEqual([])
})
