import { isUuid } from './identifier.ts'
import { isInstant } from './instant.ts'
import { oneOf } from './one-of.ts'

/** Where a page begins: the sort value and id of the row beside it, or the far end. */
export type Cursor = { value: string; id: string } | 'end'

/** The state of a list, as its address holds it. */
export type ListQuery<Sort extends string> = {
  search: string
  sort: Sort
  direction: 'asc' | 'desc'
  after?: Cursor
  before?: Cursor
}

/** The sort key that is a time; it starts with the newest. */
export const timeSort = 'created_at' as const

/**
 * Reads a list's state from its address; an invalid value is replaced by the default.
 *
 * @param sorts the first one is the default
 */
export function readListQuery<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): ListQuery<Sort> {
  const sort = oneOf(params.get('sort'), sorts) ?? sorts[0]
  const after = readCursor(params.get('after'), sort)
  return {
    // PostgreSQL text cannot contain NUL, and no real search term is this long.
    search: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    sort,
    direction:
      oneOf(params.get('direction'), ['asc', 'desc']) ?? (sort === timeSort ? 'desc' : 'asc'),
    after: after === 'end' ? undefined : after,
    before: readCursor(params.get('before'), sort),
  }
}

export { changedHref } from './changed-href.ts'
export { oneOf }

/** Removes the one row too many and returns the cursors of the next and previous page. */
export function cutPage<Row extends { id: string; cursor: string }>(
  found: Row[],
  query: { after?: Cursor; before?: Cursor },
  perPage: number,
) {
  const backwards = query.before !== undefined
  const more = found.length > perPage
  const kept = backwards ? found.slice(-perPage) : found.slice(0, perPage)
  const [first, last] = [kept[0], kept.at(-1)]
  const hasPrevious = backwards ? more : query.after !== undefined
  const hasNext = backwards ? query.before !== 'end' : more
  const at = ({ id, cursor }: Row) => `${id}~${cursor}`
  return {
    rows: kept.map(({ cursor: _, ...row }) => row),
    previous: hasPrevious && first ? at(first) : null,
    next: hasNext && last ? at(last) : null,
  }
}

function readCursor(text: string | null, sort: string): Cursor | undefined {
  if (text === 'end') return 'end'
  const id = text?.slice(0, 36) ?? ''
  if (text?.[36] !== '~' || !isUuid(id) || text.length > 400 || text.includes('\0'))
    return undefined
  const value = text.slice(37)
  return sort === timeSort && !isInstant(value) ? undefined : { value, id }
}
