import { isUuid } from '#app/platform/identifier.ts'
import { isDay, isInstant } from '#app/platform/instant.ts'
import { type ProjectStatus, projectStatuses } from './engagement.ts'

export const projectsPerPage = 24

export const projectSorts = ['created_at', 'name', 'due_on', 'progress'] as const
export type ProjectSort = (typeof projectSorts)[number]

/** Where a page begins: the sort value and id of the row beside it. */
export type ProjectCursor = { value: string; id: string }

export type ProjectListQuery = {
  search: string
  status: ProjectStatus | 'all'
  /** Of one client only; in the portal there is no other anyway. */
  clientId?: string
  sort: ProjectSort
  direction: 'asc' | 'desc'
  after?: ProjectCursor
  before?: ProjectCursor
}

const usualDirection: Record<ProjectSort, 'asc' | 'desc'> = {
  created_at: 'desc',
  name: 'asc',
  due_on: 'asc',
  progress: 'desc',
}

/** The list's state as text, also while the address carries a form that was sent to search in it. */
export const listState = (params: URLSearchParams): string => params.get('list') ?? `${params}`

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readProjectListQuery(given: URLSearchParams): ProjectListQuery {
  const params = new URLSearchParams(listState(given))
  const pick = <T extends string>(name: string, values: readonly T[], fallback: T) => {
    const value = params.get(name)
    return values.find((one) => one === value) ?? fallback
  }
  const sort = pick('sort', projectSorts, 'created_at')
  const clientId = params.get('client') ?? ''
  return {
    // PostgreSQL text cannot hold NUL, and nobody searches for a thousand characters.
    search: (params.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, 200),
    status: pick('status', [...projectStatuses, 'all'] as const, 'all'),
    clientId: isUuid(clientId) ? clientId : undefined,
    sort,
    direction: pick('direction', ['asc', 'desc'] as const, usualDirection[sort]),
    after: readCursor(params.get('after'), sort),
    before: readCursor(params.get('before'), sort),
  }
}

/** The query string of the list with some of its state changed; defaults are left out. */
export function projectListSearch(
  query: ProjectListQuery,
  change: Record<string, string> = {},
): string {
  const state: Record<string, string> = {
    q: query.search,
    client: query.clientId ?? '',
    status: query.status === 'all' ? '' : query.status,
    sort: query.sort === 'created_at' ? '' : query.sort,
    direction: query.direction,
    ...change,
  }
  const sort = projectSorts.find((one) => one === state.sort) ?? 'created_at'
  if (state.direction === usualDirection[sort]) state.direction = ''
  const params = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''))
  return params.size > 0 ? `?${params}` : ''
}

function readCursor(text: string | null, sort: ProjectSort): ProjectCursor | undefined {
  const id = text?.slice(0, 36) ?? ''
  if (text?.[36] !== '~' || !isUuid(id) || text.length > 400 || text.includes('\0'))
    return undefined
  const value = text.slice(37)
  const isValid: Record<ProjectSort, () => boolean> = {
    created_at: () => isInstant(value),
    name: () => value.isWellFormed(),
    due_on: () => value === 'infinity' || isDay(value),
    progress: () => /^\d{1,3}$/.test(value),
  }
  return isValid[sort]() ? { value, id } : undefined
}
