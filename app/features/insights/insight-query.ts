import { type Cursor, readCursor } from '#app/lists/cursor.ts'
import { isSlug } from '#app/platform/identifier.ts'

/** The state of the list, as its address holds it. The newest insight comes first; pages are read forwards only. */
export type InsightQuery = {
  type: string | null
  capability: string | null
  /** The last insight of the page before. */
  after?: Exclude<Cursor, 'end'>
}

const slug = (value: string | null) => (value && isSlug(value) ? value : null)

/** What is not understood falls back to its default. */
export function readInsightQuery(params: URLSearchParams): InsightQuery {
  const after = readCursor(params.get('after'), ['timestamptz'])
  return {
    type: slug(params.get('type')),
    capability: slug(params.get('capability')),
    after: after === 'end' ? undefined : after,
  }
}
