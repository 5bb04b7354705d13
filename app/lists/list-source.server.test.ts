import { expect, test } from 'vitest'
import { db } from '#app/platform/query-builder.server.ts'
import { listSource } from './list-source.server.ts'

const given = {
  table: db.selectFrom('notifications as n'),
  as: 'n' as const,
  filters: () => [],
  rows: () => db.selectFrom('notifications as n').select('n.id'),
  sorts: { created_at: 'n.created_at' as const },
}

test('a table without the column search_text says what is searched', () => {
  // @ts-expect-error: notifications have no search_text
  listSource(given)
  const source = listSource({ ...given, text: null })
  const searched = db.selectNoFrom(source.text.as('searched')).compile().sql
  expect(searched).toBe(`select '' as "searched"`)
})
