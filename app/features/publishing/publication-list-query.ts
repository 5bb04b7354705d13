import { changedHref, type ListQuery, oneOf, readListQuery } from '#app/platform/keyset.ts'
import { type PublicationState, publicationStates } from './publication.ts'

export const publicationsPerPage = 25

export type PublicationSort = 'created_at' | 'title'
export type PublicationQuery = ListQuery<PublicationSort> & { state: PublicationState | 'all' }

/** The state of the desk's list, as its address holds it. */
export function readPublicationQuery(params: URLSearchParams): PublicationQuery {
  return {
    ...readListQuery<PublicationSort>(params, ['created_at', 'title']),
    state: oneOf(params.get('state'), publicationStates) ?? 'all',
  }
}

/** The list's address with some of its state changed. */
export function publicationsHref(
  path: string,
  query: PublicationQuery,
  change: Record<string, string | null>,
): string {
  const { search, state, sort, direction } = query
  const now = { q: search, state: state === 'all' ? '' : state, sort, direction }
  return changedHref(path, '', { ...now, ...change })
}
