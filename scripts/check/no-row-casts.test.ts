import { expect, test } from 'vitest'
import { noRowCasts } from './no-row-casts.ts'

const path = 'app/features/leads/lead-store.server.ts'
const cast = 'const [row] = (await tx.all(query)) as unknown as Lead[]'

test('rows that are cast are refused, in stores and wherever rows are read', () => {
  const elsewhere = 'app/features/leads/lead-service.server.ts'
  const found = noRowCasts([path, elsewhere].map((from) => ({ path: from, text: `\n${cast}` })))
  expect(found).toEqual([
    { path, line: 2, message: expect.stringContaining('build the statement with db') },
    { path: elsewhere, line: 2, message: expect.stringContaining('rows are cast') },
  ])
})

test('rows that are given another type as they are read are refused', () => {
  const text =
    "\nconst rows = (await tx.all(db.selectFrom('leads').selectAll())) as { id: string }[]"
  expect(noRowCasts([{ path, text }])).toMatchObject([{ path, line: 2 }])
})

test.each([
  ['app/features/leads/form.tsx', 'const { submitter } = event as unknown as Submit'],
  ['app/features/leads/lead.test.ts', cast],
  [path, 'const text = row.name as string'],
])('%s may: %s', (from, text) => {
  expect(noRowCasts([{ path: from, text }])).toEqual([])
})
