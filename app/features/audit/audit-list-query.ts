import { type ListQuery, readListQuery, timeSort } from '#app/platform/keyset.ts'

export const auditEventsPerPage = 50

export type AuditListQuery = ListQuery<'created_at'> & {
  /** The noun of `noun.verb`, or '' for all. */
  group: string
  /** First and last day, `yyyy-mm-dd` in UTC, or ''. */
  from: string
  to: string
}

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readAuditListQuery(params: URLSearchParams): AuditListQuery {
  const group = params.get('group') ?? ''
  const days = [readDay(params.get('from')), readDay(params.get('to'))]
  const [from = '', to = ''] = days.every(Boolean) ? days.sort() : days
  return {
    ...readListQuery(params, [timeSort]),
    // The log has one order.
    direction: 'desc',
    group: /^[a-z][a-z_]{0,49}$/.test(group) ? group : '',
    from,
    to,
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

/** A day that exists. JavaScript reads February 30 as March 1; PostgreSQL refuses it. */
function readDay(text: string | null): string {
  if (!text || !/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return ''
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text ? text : ''
}
