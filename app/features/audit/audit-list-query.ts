export const auditEventsPerPage = 50

/** Where a page begins: the time and id of the row beside it, or the far end. */
export type AuditCursor = { value: string; id: string } | 'end'

export type AuditListQuery = {
  search: string
  /** The noun of `noun.verb`, or '' for all. */
  group: string
  /** First and last day, `yyyy-mm-dd` in UTC, or ''. */
  from: string
  to: string
  after?: AuditCursor
  before?: AuditCursor
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readAuditListQuery(params: URLSearchParams): AuditListQuery {
  const group = params.get('group') ?? ''
  const days = [readDay(params.get('from')), readDay(params.get('to'))]
  const [from = '', to = ''] = days.every(Boolean) ? days.sort() : days
  return {
    // PostgreSQL text cannot hold NUL, and nobody searches for a thousand characters.
    search: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    group: /^[a-z][a-z_]{0,49}$/.test(group) ? group : '',
    from,
    to,
    after: params.get('after') === 'end' ? undefined : readCursor(params.get('after')),
    before: readCursor(params.get('before')),
  }
}

/** Whether the query leaves anything out. */
export function isNarrowed({ search, group, from, to }: AuditListQuery): boolean {
  return [search, group, from, to].some((one) => one !== '')
}

/** The list's address, with some of its state changed; it starts at the first page. */
export function auditHref(query: AuditListQuery, change: Record<string, string> = {}): string {
  const { search, group, from, to } = query
  const state = Object.entries({ q: search, group, from, to, ...change })
  const params = new URLSearchParams(state.filter(([, value]) => value !== ''))
  return `/lead_admin/audit${params.size ? `?${params}` : ''}`
}

/** A cursor as it stands in the URL. */
export function writeAuditCursor(value: string, id: string): string {
  return `${id}~${value}`
}

function readCursor(text: string | null): AuditCursor | undefined {
  if (text === 'end') return 'end'
  const id = text?.slice(0, 36) ?? ''
  const value = text?.slice(37) ?? ''
  const isInstant = /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}\+00$/.test(value)
  if (text?.[36] !== '~' || !uuid.test(id) || !isInstant) return undefined
  return readDay(value.slice(0, 10)) ? { value, id } : undefined
}

/** A day that exists. JavaScript reads February 30 as March 1; PostgreSQL refuses it. */
function readDay(text: string | null): string {
  if (!text || !/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return ''
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text ? text : ''
}
