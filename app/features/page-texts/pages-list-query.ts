import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { pagesPath } from './page-address.ts'
import type { PageListRow } from './page-texts.ts'

/** `draft`: pages with texts that are saved and not published. */
export const pageStates = ['original', 'changed', 'outdated', 'draft'] as const

/** The list of the site's own pages. There are a few dozen, so it has one page. */
export const pageList = defineList({
  name: 'page',
  path: pagesPath,
  perPage: 500,
  sorts: { site: { usual: 'asc', types: ['int'] }, name: byText, published: byTime },
  filters: { state: oneOf(['all', ...pageStates]) },
})
export type PageListQuery = ListQuery<typeof pageList>

/** The rows of a list in the order of the site, as its address asks for them. */
export function pagesFor(query: PageListQuery, rows: readonly PageListRow[]): PageListRow[] {
  const search = query.search.toLowerCase()
  const isIn = ({ state, draft }: PageListRow) =>
    query.state === 'all' || (query.state === 'draft' ? draft !== null : query.state === state)
  const found = rows.filter(
    (row) => isIn(row) && `${row.name} ${row.page}`.toLowerCase().includes(search),
  )
  const keyOf = ({ name, published }: PageListRow) =>
    query.sort === 'name' ? name.toLowerCase() : (published ?? '')
  // A stable order: pages that are equal in it keep that of the site.
  const sorted =
    query.sort === 'site' ? found : found.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'))
  return query.direction === 'desc' ? sorted.toReversed() : sorted
}
