import { isUuid } from '#app/platform/identifier.ts'
import { isInstant } from '#app/platform/instant.ts'
import { type DocumentSort, documentSorts } from './document.ts'

export const documentsPerPage = 50

/** Where a page begins: the sort value and id of the row beside it, or the far end. */
export type DocumentCursor = { value: string; id: string } | 'end'

export type DocumentListQuery = {
  search: string
  /** Ids, or empty for all. */
  client: string
  project: string
  sort: DocumentSort
  direction: 'asc' | 'desc'
  after?: DocumentCursor
  before?: DocumentCursor
}

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readDocumentListQuery(params: URLSearchParams): DocumentListQuery {
  const sort = documentSorts.find((one) => one === params.get('sort')) ?? 'created_at'
  const direction = params.get('direction')
  const idOf = (name: string) => {
    const value = params.get(name) ?? ''
    return isUuid(value) ? value : ''
  }
  const after = readCursor(params.get('after'), sort)
  return {
    // PostgreSQL text cannot hold NUL, and nobody searches for a thousand characters.
    search: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    client: idOf('client'),
    project: idOf('project'),
    sort,
    direction:
      direction === 'asc' || direction === 'desc'
        ? direction
        : sort === 'created_at'
          ? 'desc'
          : 'asc',
    after: after === 'end' ? undefined : after,
    before: readCursor(params.get('before'), sort),
  }
}

/** The list's address, with some of its state changed. A change of order starts at the first page. */
export function listHref(
  base: string,
  query: DocumentListQuery,
  change: Record<string, string> = {},
): string {
  const { search, client, project, sort, direction } = query
  const state = { q: search, client, project, sort, direction, ...change }
  return `${base}?${new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''))}`
}

function readCursor(text: string | null, sort: DocumentSort): DocumentCursor | undefined {
  if (text === 'end') return 'end'
  const id = text?.slice(0, 36) ?? ''
  if (text?.[36] !== '~' || !isUuid(id) || text.length > 400 || text.includes('\0'))
    return undefined
  const value = text.slice(37)
  if (sort === 'created_at' && !isInstant(value)) return undefined
  if (sort === 'file_size' && !/^\d{1,18}$/.test(value)) return undefined
  return { value, id }
}
