import { isSlug } from '#app/platform/identifier.ts'
import { type ListQuery, readListQuery } from '#app/platform/keyset.ts'

/** The state of the list, as its address holds it. The list stands newest first and reads forwards. */
export type InsightQuery = {
  type: string | null
  capability: string | null
  list: ListQuery<'created_at'>
}

const slug = (value: string | null) => (value && isSlug(value) ? value : null)

/** What is not understood falls back to its default. */
export function readInsightQuery(params: URLSearchParams): InsightQuery {
  const place = new URLSearchParams({ after: params.get('after') ?? '' })
  return {
    type: slug(params.get('type')),
    capability: slug(params.get('capability')),
    list: readListQuery(place, ['created_at']),
  }
}
