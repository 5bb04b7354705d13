import { isUuid } from '#app/platform/identifier.ts'
import {
  type TicketPriority,
  type TicketSort,
  type TicketStatus,
  ticketPriorities,
  ticketSorts,
  ticketStatuses,
} from './ticket.ts'

export const ticketsPerPage = 25

/** Where a page begins: the sort value and id of the row beside it. */
export type TicketCursor = { rank?: number; instant: string; id: string }

/** `waiting` is open or in progress: whatever somebody has to do something about. */
export type StatusFilter = TicketStatus | 'waiting' | 'all'

export type TicketListQuery = {
  search: string
  status: StatusFilter
  priority: TicketPriority | 'all'
  /** In the portal: the reader's own tickets, or the whole client's. */
  whose: 'all' | 'mine'
  /** For staff: of one client only. */
  client: string | 'all'
  /** For staff: a user id, the reader, or nobody. */
  assignee: string | 'all' | 'me' | 'none'
  sort: TicketSort
  direction: 'asc' | 'desc'
  after?: TicketCursor
  before?: TicketCursor
}

/**
 * Reads the list's state from the URL; what is not understood falls back to its default.
 * @param status what is shown when the address names no status
 */
export function readTicketListQuery(
  params: URLSearchParams,
  status: StatusFilter = 'all',
): TicketListQuery {
  const pick = <T extends string>(name: string, values: readonly T[], fallback: T) => {
    const value = params.get(name)
    return values.find((one) => one === value) ?? fallback
  }
  const id = <T extends string>(name: string, words: readonly T[], fallback: T) => {
    const value = params.get(name) ?? ''
    return isUuid(value) ? value : pick(name, words, fallback)
  }
  const [order, way] = (params.get('sort') ?? '').split('.')
  const sort = ticketSorts.find((one) => one === order) ?? 'created_at'
  return {
    search: readSearch(params.get('q') ?? ''),
    status: pick('status', [...ticketStatuses, 'waiting', 'all'] as const, status),
    priority: pick('priority', [...ticketPriorities, 'all'] as const, 'all'),
    whose: pick('whose', ['all', 'mine'] as const, 'all'),
    client: id('client', ['all'], 'all'),
    assignee: id('assignee', ['all', 'me', 'none'] as const, 'all'),
    sort,
    direction: way === 'asc' ? 'asc' : 'desc',
    after: readCursor(params.get('after'), sort),
    before: readCursor(params.get('before'), sort),
  }
}

/** The list's address, with some of its state changed. A change of order starts at the first page. */
export function ticketListHref(
  path: string,
  query: TicketListQuery,
  change: Record<string, string>,
  status: StatusFilter = 'all',
): string {
  const { search, sort, direction, after: _after, before: _before, ...rest } = query
  const defaults: Record<string, string> = {
    q: '',
    status,
    priority: 'all',
    whose: 'all',
    client: 'all',
    assignee: 'all',
    sort: 'created_at',
  }
  const state = Object.entries({ q: search, ...rest, sort: writeSort(sort, direction), ...change })
  const params = new URLSearchParams(state.filter(([name, value]) => value !== defaults[name]))
  return params.size === 0 ? path : `${path}?${params}`
}

/** An order as it stands in the URL: descending, unless it says otherwise. */
export const writeSort = (sort: TicketSort, direction: 'asc' | 'desc'): string =>
  direction === 'asc' ? `${sort}.asc` : sort

/** A cursor as it stands in the URL. */
export function writeTicketCursor({ rank, instant, id }: TicketCursor): string {
  return `${id}~${rank ?? ''}~${instant}`
}

/** PostgreSQL text cannot hold NUL, and nobody searches for a thousand characters. */
function readSearch(text: string): string {
  const bare = text.replaceAll('\0', '').toWellFormed().trim().slice(0, 200)
  // As the number stands in a mail's subject.
  return bare.replace(/^(ticket\s*)?#\s*(?=[0-9a-f]{1,8}$)/i, '')
}

function readCursor(text: string | null, sort: TicketSort): TicketCursor | undefined {
  const [id = '', rank = '', instant = ''] = text?.split('~') ?? []
  if (!isUuid(id) || !isInstant(instant)) return undefined
  if (sort !== 'priority') return rank === '' ? { instant, id } : undefined
  return /^[1-3]$/.test(rank) ? { rank: Number(rank), instant, id } : undefined
}

/** Whether PostgreSQL reads a text as an instant, written as our cursors are. */
export function isInstant(text: string): boolean {
  const shaped = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00$/.test(text)
  if (!shaped || text.startsWith('0000')) return false
  const date = new Date(text.replace(' ', 'T').replace('+00', 'Z'))
  // JavaScript reads February 30 as March 1; PostgreSQL refuses it.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10)
}
