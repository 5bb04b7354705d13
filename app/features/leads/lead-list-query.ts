import { type ListQuery, oneOf, readListQuery } from '#app/platform/keyset.ts'
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

export type LeadListQuery = ListQuery<LeadSort> & {
  place: LeadPlace
  source: LeadSource | 'all'
  status: LeadStatus | 'all'
}

/** Reads the list's state from the URL; what is not understood falls back to its default. */
export function readLeadListQuery(
  params: URLSearchParams,
  place: LeadPlace = 'leads',
): LeadListQuery {
  return {
    ...readListQuery(params, leadSorts),
    place,
    source: oneOf(params.get('source'), [...leadSources, 'all']) ?? leadPlaces[place].source,
    status: oneOf(params.get('status'), [...leadStatuses, 'all']) ?? 'all',
  }
}

/** Whether the list shows less than it does at first. */
export const isNarrowed = (query: LeadListQuery): boolean =>
  query.search !== '' || query.status !== 'all' || query.source !== leadPlaces[query.place].source
