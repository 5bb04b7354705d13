import {
  type LeadSort,
  type LeadSource,
  type LeadStatus,
  leadSorts,
  leadSources,
  leadStatuses,
} from './lead.ts'

export const leadsPerPage = 50

/** Where a list of leads stands: its address, and the source it begins with. */
export const leadPlaces = {
  leads: { path: '/lead_admin/leads', source: 'blueprint' },
  inbox: { path: '/lead_admin/inbox', source: 'all' },
} as const
export type LeadPlace = keyof typeof leadPlaces

export const leadPlaceOf = (url: URL): LeadPlace =>
  url.pathname.startsWith(leadPlaces.inbox.path) ? 'inbox' : 'leads'

/** Where a page begins: the sort value and id of the row beside it, or the far end. */
export type LeadCursor = { value: string; id: string } | 'end'

export type LeadListQuery = {
  place: LeadPlace
  search: string
  source: LeadSource | 'all'
  status: LeadStatus | 'all'
  sort: LeadSort
  direction: 'asc' | 'desc'
  after?: LeadCursor
  before?: LeadCursor
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readLeadListQuery(
  params: URLSearchParams,
  place: LeadPlace = 'leads',
): LeadListQuery {
  const pick = <T extends string>(name: string, values: readonly T[], fallback: T) => {
    const value = params.get(name)
    return values.find((one) => one === value) ?? fallback
  }
  const sort = pick('sort', leadSorts, 'created_at')
  return {
    place,
    // PostgreSQL text cannot hold NUL, and nobody searches for a thousand characters.
    search: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    source: pick('source', [...leadSources, 'all'] as const, leadPlaces[place].source),
    status: pick('status', [...leadStatuses, 'all'] as const, 'all'),
    sort,
    direction: pick('direction', ['asc', 'desc'] as const, sort === 'created_at' ? 'desc' : 'asc'),
    after: params.get('after') === 'end' ? undefined : readCursor(params.get('after'), sort),
    before: readCursor(params.get('before'), sort),
  }
}

/** A cursor as it stands in the URL. */
export function writeCursor(value: string, id: string): string {
  return `${id}~${value}`
}

function readCursor(text: string | null, sort: LeadSort): LeadCursor | undefined {
  if (text === 'end') return 'end'
  const id = text?.slice(0, 36) ?? ''
  if (text?.[36] !== '~' || !uuid.test(id) || text.length > 400 || text.includes('\0'))
    return undefined
  const value = text.slice(37)
  if (sort === 'created_at' && !isTimestamp(value)) return undefined
  return { value, id }
}

function isTimestamp(text: string): boolean {
  const shaped = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00$/.test(text)
  if (!shaped || text.startsWith('0000')) return false
  const date = new Date(text.replace(' ', 'T').replace('+00', 'Z'))
  // JavaScript reads February 30 as March 1; PostgreSQL refuses it.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10)
}

/** Whether the list shows less than it does at first. */
export const isNarrowed = (query: LeadListQuery): boolean =>
  query.search !== '' || query.status !== 'all' || query.source !== leadPlaces[query.place].source
