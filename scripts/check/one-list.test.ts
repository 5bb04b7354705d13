import { expect, test } from 'vitest'
import { oneList } from './one-list.ts'

const path = 'app/features/parcels/parcel-list.tsx'

test.each([
  "const after = params.get('after')",
  "const cursor = url.searchParams.get('people_before')",
  "import { Pagination } from '#app/ui/pagination.tsx'",
  "import { stringify } from 'csv-stringify'",
])('%s is sent to the list kit', (text) => {
  const [violation, ...others] = oneList([{ path, text: `\n${text}` }])
  expect(violation).toMatchObject({ path, line: 2 })
  expect(violation?.message).toContain('defineList')
  expect(others).toEqual([])
})

test.each([
  ['app/lists/list-pages.tsx', "import { Pagination } from '#app/ui/pagination.tsx'"],
  ['app/features/search/search-results.tsx', "import { Pagination } from '#app/ui/pagination.tsx'"],
  ['app/features/parcels/parcel.test.ts', "params.get('after')"],
  [path, "const next = params.get('afterwards')"],
])('%s may: %s', (from, text) => {
  expect(oneList([{ path: from, text }])).toEqual([])
})

test('the rows of a list have our links', () => {
  const text = "import { Link, useNavigation } from 'react-router'"
  for (const from of [path, 'app/features/parcels/parcel-columns.tsx'])
    expect(oneList([{ path: from, text }])[0]?.message).toContain('app/ui/link.tsx')
  const others: [string, string][] = [
    [path, "import { useNavigation } from 'react-router'"],
    [path, "import { Link } from '#app/ui/link.tsx'"],
    ['app/features/parcels/parcel-page.tsx', text],
  ]
  for (const [from, own] of others) expect(oneList([{ path: from, text: own }])).toEqual([])
})
