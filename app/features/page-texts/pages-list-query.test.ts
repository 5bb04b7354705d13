import { expect, test } from 'vitest'
import { readListQuery } from '#app/lists/list.ts'
import type { PageListRow } from './page-texts.ts'
import { pageList, pagesFor } from './pages-list-query.ts'

const row = (page: string, name: string, change: Partial<PageListRow> = {}): PageListRow => ({
  ...{ id: page, page: page as '/about', name, state: 'original', changed: 0 },
  ...{ published: null, draft: null },
  ...change,
})
const rows = [
  row('/about', 'About us', { state: 'changed', published: '2026-11-20T10:00:00Z' }),
  row('/solutions/evisa', 'e-Visa', { draft: { editor: null, at: '2026-11-21T10:00:00Z' } }),
  row('/contact', 'Contact', { state: 'changed', published: '2026-11-22T10:00:00Z' }),
]
const shown = (search: string) =>
  pagesFor(readListQuery(pageList, new URLSearchParams(search)), rows).map(({ page }) => page)

test.each([
  ['', ['/about', '/solutions/evisa', '/contact']],
  ['q=VISA', ['/solutions/evisa']],
  ['q=%2Fcon', ['/contact']],
  ['q=nothing', []],
  ['state=changed', ['/about', '/contact']],
  ['state=draft', ['/solutions/evisa']],
  ['state=nonsense', ['/about', '/solutions/evisa', '/contact']],
  ['sort=name', ['/about', '/contact', '/solutions/evisa']],
  ['sort=name.desc', ['/solutions/evisa', '/contact', '/about']],
  ['sort=published', ['/contact', '/about', '/solutions/evisa']],
])('%j shows %j', (search, pages) => {
  expect(shown(search)).toEqual(pages)
})
